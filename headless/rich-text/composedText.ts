import {
  createEditor,
  Editor,
  Range,
  Text,
  Transforms,
  type RangeRef,
  type RemoveTextOperation,
} from 'slate';
import type { HistoryEditor } from 'slate-history';
import { documentOf } from './query.js';
import type { RichTextDocument } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

type History = HistoryEditor['history'];

/** What is being composed, and what the undo history was before it. */
interface Composition {
  readonly range: RangeRef;
  readonly history: History;
  readonly batch: History['undos'][number] | undefined;
  readonly size: number;
}

/**
 * Text that is composed on Android, which may be longer than the limit until the composition ends:
 * the browser goes on from what it has written, so letters that are kept out of the document would
 * make the next ones replace others.
 */
export interface ComposedText {
  /** Runs what writes text at the caret, and remembers where. */
  write(insert: () => void): void;
  /** The text without what does not fit: that which is left of it when the composition ends. */
  fittingDocument(): RichTextDocument;
  /** Takes away what does not fit, in the same step of undo. */
  end(): void;
}

/** What of a composition fits, and who is told what did not. */
export interface ComposedTextPort {
  /** The start of the text in a range that fits there. */
  fit(text: string, range: Range): string;
  onTrimmed(trimmed: string): void;
}

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

/** Makes one step of undo of a composition: a step within it may be over the limit. */
function joinSteps({ history: { undos }, batch, size }: Composition): void {
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
  let composition: Composition | null = null;

  const removals = (): RemoveTextOperation[] => {
    const range = composition?.range.current ?? null;
    // A text that has been replaced as a whole has a new history.
    if (range === null || composition?.history !== editor.history) return [];
    const kept = fit(Editor.string(editor, range), range);
    return removalsIn(editor, range, kept.length);
  };
  const end = (): void => {
    if (composition === null) return;
    const taken = removals();
    Editor.withoutNormalizing(editor, () => {
      for (const removal of taken) editor.apply(removal);
    });
    joinSteps(composition);
    composition.range.unref();
    composition = null;
    const trimmed = taken.map(({ text }) => text).join('');
    if (trimmed !== '') onTrimmed(trimmed);
  };
  /** The composition that the caret is in; else a new one, there. */
  const begin = (caret: Range): Composition => {
    const range = composition?.range.current ?? null;
    if (composition !== null && range !== null && Range.includes(range, caret)) {
      composition.range.unref();
      return { ...composition, range: Editor.rangeRef(editor, range, { affinity: 'outward' }) };
    }
    end();
    const { history } = editor;
    const batch = history.undos.at(-1);
    const size = batch?.operations.length ?? 0;
    const at = editor.selection ?? caret;
    return {
      range: Editor.rangeRef(editor, at, { affinity: 'outward' }),
      ...{ history, batch, size },
    };
  };

  return {
    write: (insert) => {
      const { selection } = editor;
      const begun = selection === null ? null : begin(selection);
      insert();
      const range = begun?.range.unref() ?? null;
      // What is pasted after it, say, is no part of it.
      composition = begun &&
        range && { ...begun, range: Editor.rangeRef(editor, range, { affinity: 'inward' }) };
    },
    fittingDocument: () => {
      const taken = removals();
      if (taken.length === 0) return documentOf(editor);
      const copy = createEditor();
      copy.children = editor.children;
      for (const removal of taken) Transforms.transform(copy, removal);
      return documentOf(copy);
    },
    end,
  };
}
