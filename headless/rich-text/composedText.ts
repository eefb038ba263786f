import { createEditor, Editor, Range, Text, type RangeRef, type RemoveTextOperation } from 'slate';
import type { HistoryEditor } from 'slate-history';
import { documentOf } from './query.js';
import type { RichTextDocument } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

type History = HistoryEditor['history'];

/** The undo history before something was composed. */
interface Beginning {
  readonly history: History;
  readonly batch: History['undos'][number] | undefined;
  readonly size: number;
}

/** A word that is composed, or that was and may still be longer than the limit. */
interface ComposedWord {
  readonly range: RangeRef;
  /** How many UTF-16 units of it fit; `null` for the one that still grows. */
  readonly kept: number | null;
}

/** What does not fit, and how much of each word does. */
interface Trimming {
  readonly trimmed: string;
  readonly kept: readonly number[];
}

/**
 * Text that is composed on Android, which may be longer than the limit until nothing is composed any
 * more: the browser goes on from what it has written, so letters that are kept out of the document, or
 * taken out of it meanwhile, would make the next ones replace others.
 */
export interface ComposedText {
  /** Fixes what of it fits. To be called before a change that may make room for more. */
  settle(): void;
  /** Runs what writes text at the caret, and remembers where. */
  write(insert: () => void): void;
  /** The text without what does not fit: that which is left of it in the end. */
  fittingDocument(): RichTextDocument;
  /** Takes away what does not fit, in the same step of undo. */
  end(): void;
}

/** What of a composition fits, and who is told what did not. */
export interface ComposedTextPort {
  /** The start of the text in a range of an editor that fits there. */
  fit(editor: RichTextEditor, text: string, range: Range): string;
  onTrimmed(trimmed: string): void;
}

const INWARD = { affinity: 'inward' } as const;

/** What takes all but the first `kept` UTF-16 units of a range away. */
function removalsIn(editor: RichTextEditor, range: Range, kept: number): RemoveTextOperation[] {
  const removals: RemoveTextOperation[] = [];
  let left = kept;
  for (const [{ text: whole }, path] of Editor.nodes(editor, { at: range, match: Text.isText })) {
    const part = Range.intersection(range, Editor.range(editor, path));
    if (part === null) continue;
    const [start, end] = Range.edges(part);
    const offset = Math.min(start.offset + left, end.offset);
    left -= offset - start.offset;
    const text = whole.slice(offset, end.offset);
    if (text !== '') removals.push({ type: 'remove_text', path, offset, text });
  }
  return removals;
}

function beginningOf({ history }: RichTextEditor): Beginning {
  const batch = history.undos.at(-1);
  return { history, batch, size: batch?.operations.length ?? 0 };
}

/** Makes one step of undo of all that was composed: a step within it may be over the limit. */
function joinSteps({ history: { undos }, batch, size }: Beginning): void {
  const index = batch === undefined ? -1 : undos.indexOf(batch);
  const isContinued = batch !== undefined && batch.operations.length > size;
  const steps = undos.splice(isContinued ? Math.max(index, 0) : index + 1);
  const [first] = steps;
  if (first === undefined) return;
  undos.push({ ...first, operations: steps.flatMap(({ operations }) => operations) });
}

/** Follows what is composed. */
export function createComposedText(
  editor: RichTextEditor,
  { fit, onTrimmed }: ComposedTextPort,
): ComposedText {
  let beginning: Beginning | null = null;
  /** In the order in which they were written. */
  let words: readonly ComposedWord[] = [];

  /** Whether something was composed in this text: one that has been set has a new history. */
  const isFollowing = (): boolean => beginning?.history === editor.history;
  /** Takes what does not fit out of an editor with these words. */
  const trim = (target: RichTextEditor, parts: readonly ComposedWord[]): Trimming => {
    let trimmed = '';
    const kept = parts.map(({ range: { current }, kept: known }) => {
      if (current === null) return 0;
      const length = known ?? fit(target, Editor.string(target, current), current).length;
      for (const removal of removalsIn(target, current, length)) {
        trimmed += removal.text;
        target.apply(removal);
      }
      return length;
    });
    return { trimmed, kept };
  };
  /** The same in a copy. */
  const trimCopy = (): Trimming & { readonly copy: RichTextEditor } => {
    const copy = createEditor();
    copy.children = editor.children;
    copy.setNormalizing(false);
    const parts = words.map((word) => {
      const { current } = word.range;
      return current === null ? word : { ...word, range: Editor.rangeRef(copy, current, INWARD) };
    });
    return { copy, ...trim(copy, parts) };
  };
  const forget = (): void => {
    for (const { range } of words) range.unref();
    words = [];
    beginning = null;
  };

  return {
    settle: () => {
      if (!isFollowing()) return;
      const { kept } = trimCopy();
      words = words.map(({ range }, index) => ({ range, kept: kept[index] ?? 0 }));
    },
    write: (insert) => {
      const { selection } = editor;
      if (selection === null) {
        insert();
        return;
      }
      if (!isFollowing()) forget();
      beginning ??= beginningOf(editor);
      const word = words.find(
        ({ range: { current } }) => current !== null && Range.includes(current, selection),
      );
      const at = word?.range.unref() ?? selection;
      const growing = Editor.rangeRef(editor, at, { affinity: 'outward' });
      insert();
      const range = growing.unref();
      words = words.filter((each) => each !== word);
      if (range === null) return;
      // What is pasted after it, say, is no part of it.
      words = [...words, { range: Editor.rangeRef(editor, range, INWARD), kept: null }];
    },
    fittingDocument: () => documentOf(isFollowing() ? trimCopy().copy : editor),
    end: () => {
      let trimmed = '';
      if (beginning !== null && isFollowing()) {
        Editor.withoutNormalizing(editor, () => {
          trimmed = trim(editor, words).trimmed;
        });
        joinSteps(beginning);
      }
      forget();
      if (trimmed !== '') onTrimmed(trimmed);
    },
  };
}
