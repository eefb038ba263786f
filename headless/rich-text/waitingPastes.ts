import { Editor, Range, Transforms, type RangeRef } from 'slate';
import type { HtmlReader } from './html/htmlReader.js';
import type { HtmlReaderSource } from './html/lazyReader.js';
import type { ClipboardContent } from './paste.rules.js';
import type { RichTextEditor } from './slateTypes.js';

/** What was pasted at one place, in order. */
interface PlacedPastes {
  readonly contents: ClipboardContent[];
  readonly place: RangeRef | null;
}

/** The editor, the reader to wait for, and what inserts once it is loaded. */
export interface WaitingPastesOptions {
  editor: RichTextEditor;
  reader: HtmlReaderSource;
  /** Checked again once the reader is loaded. */
  isReadOnly: () => boolean;
  /** Called with whether anything waits for the reader. */
  onWaiting: (isWaiting: boolean) => void;
  /** Inserts at the caret; without a reader, the plain text. */
  insert: (content: ClipboardContent, readHtml: HtmlReader | null) => void;
}

/** Pastes that wait for the reader, each with its place in the text. */
export interface WaitingPastes {
  /** Inserts at the current caret once the reader is loaded; plain text if loading fails. */
  add(content: ClipboardContent): void;
  /** Drops what still waits, when the text that it was pasted into is replaced. */
  forget(): void;
}

/** Holds pastes back until the reader is loaded, and inserts each at its place. */
export function createWaitingPastes({
  editor,
  reader,
  isReadOnly,
  onWaiting,
  insert,
}: WaitingPastesOptions): WaitingPastes {
  let waiting: readonly PlacedPastes[] = [];
  const setWaiting = (next: readonly PlacedPastes[]): void => {
    waiting = next;
    onWaiting(next.length > 0);
  };
  /** A caret that has moved on since, as by typing, stays where it is. */
  const insertAt = ({ contents, place }: PlacedPastes, readHtml: HtmlReader | null): void => {
    const range = place?.unref() ?? null;
    if (isReadOnly()) return;
    const { selection } = editor;
    const hasMoved = range !== null && selection !== null && !Range.equals(range, selection);
    const caret = hasMoved ? Editor.rangeRef(editor, selection) : null;
    if (range !== null) Transforms.select(editor, range);
    for (const content of contents) insert(content, readHtml);
    const back = caret?.unref() ?? null;
    if (back !== null) Transforms.select(editor, back);
  };
  const insertAll = (readHtml: HtmlReader | null): void => {
    try {
      for (const pastes of waiting) insertAt(pastes, readHtml);
    } finally {
      // A paste that failed must neither come in with the next one nor hold up a submit.
      setWaiting([]);
    }
  };
  return {
    add: (content) => {
      const { selection } = editor;
      const last = waiting.at(-1);
      const range = last?.place?.current;
      if (range && selection && Range.equals(range, selection)) last?.contents.push(content);
      else {
        const place = selection && Editor.rangeRef(editor, selection, { affinity: 'backward' });
        setWaiting([...waiting, { contents: [content], place }]);
      }
      void reader.load().then(insertAll, () => {
        insertAll(null);
      });
    },
    forget: () => {
      for (const { place } of waiting) place?.unref();
      if (waiting.length > 0) setWaiting([]);
    },
  };
}
