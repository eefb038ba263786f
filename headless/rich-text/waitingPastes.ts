import { Editor, Range, Transforms, type RangeRef } from 'slate';
import type { HtmlReader } from './html/htmlReader.js';
import type { HtmlReaderSource } from './html/lazyReader.js';
import type { ClipboardContent } from './paste.rules.js';
import type { RichTextEditor } from './slateTypes.js';

/** What was pasted at one place, in its order. */
interface PlacedPastes {
  readonly contents: ClipboardContent[];
  readonly place: RangeRef | null;
}

/** The editor, the reader that is waited for, and who inserts once it is there. */
export interface WaitingPastesOptions {
  editor: RichTextEditor;
  reader: HtmlReaderSource;
  /** Asked once more when the reader is there. */
  isReadOnly: () => boolean;
  /** Told whether anything waits for the reader. */
  onWaiting: (isWaiting: boolean) => void;
  /** Inserts at the caret; with no reader the plain text. */
  insert: (content: ClipboardContent, readHtml: HtmlReader | null) => void;
}

/** What was pasted before the reader was there, and where each is to go. */
export interface WaitingPastes {
  /** Inserts where the caret is now, once the reader is there; the plain text if it does not come. */
  add(content: ClipboardContent): void;
  /** Drops what still waits: the text that it was pasted into is gone. */
  forget(): void;
  /** Once nothing waits any more. */
  whenInserted(): Promise<void>;
}

/** Keeps what was pasted before its reader was there, and where. */
export function createWaitingPastes({
  editor,
  reader,
  isReadOnly,
  onWaiting,
  insert,
}: WaitingPastesOptions): WaitingPastes {
  let waiting: readonly PlacedPastes[] = [];
  let inserted = Promise.resolve();
  const setWaiting = (next: readonly PlacedPastes[]): void => {
    waiting = next;
    onWaiting(next.length > 0);
  };
  /** A caret that has moved on since, as by typing, is put back where it was. */
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
    for (const pastes of waiting) insertAt(pastes, readHtml);
    setWaiting([]);
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
      inserted = reader.load().then(insertAll, () => {
        insertAll(null);
      });
    },
    forget: () => {
      for (const { place } of waiting) place?.unref();
      if (waiting.length > 0) setWaiting([]);
    },
    whenInserted: () => inserted,
  };
}
