import { Editor, Node, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { caretBlock, setBlockStyle, styleOf, type BlockStyle } from './blockCommands.js';
import { MARKS } from './document/runs.js';
import { insertBlocks } from './insertCommands.js';
import { linkAround } from './linkCommands.js';
import { indentItems, outdentItems, toggleList } from './listCommands.js';
import { clearFormatting, hasMark, toggleMark } from './markCommands.js';
import { around, isListItem, isList, selectedTextBlocks } from './query.js';
import type { Mark } from './richText.types.js';
import type { RichTextEditor } from './slateTypes.js';

/** A command for the text, run by a toolbar button or by keys. */
export type RichTextTool =
  | Mark
  | BlockStyle
  | 'bulleted-list'
  | 'numbered-list'
  | 'indent'
  | 'outdent'
  | 'link'
  | 'image'
  | 'rule'
  | 'clear-formatting'
  | 'undo'
  | 'redo';

/** The styles of a text block, in the order of the toolbar. */
export const BLOCK_STYLES: readonly BlockStyle[] = [
  'paragraph',
  'heading-1',
  'heading-2',
  'heading-3',
  'quote',
  'code-block',
];

/** Which tools are on at the selection, and which can do nothing there. */
export interface ToolState {
  readonly active: readonly RichTextTool[];
  readonly unavailable: readonly RichTextTool[];
}

function kept(
  known: readonly RichTextTool[],
  tools: readonly RichTextTool[],
): readonly RichTextTool[] {
  const isSame = known.length === tools.length && known.every((tool, at) => tool === tools[at]);
  return isSame ? known : tools;
}

/** Whether only code is selected, which takes neither marks nor links. */
function isInCode(editor: RichTextEditor): boolean {
  const blocks = selectedTextBlocks(editor);
  return blocks.length > 0 && blocks.every(([{ type }]) => type === 'code-block');
}

/** Whether the selection refuses a tool. Keys run tools whatever their buttons show. */
export function refusesTool(editor: RichTextEditor, tool: RichTextTool): boolean {
  return (isMark(tool) || tool === 'link') && isInCode(editor);
}

/** The state of the tools. A list that has not changed is the one from `known`. */
export function toolStateOf(editor: RichTextEditor, known: ToolState): ToolState {
  const block = caretBlock(editor);
  const style = block && styleOf(block[0]);
  const item = around(editor, isListItem);
  const list = around(editor, isList)?.[0];
  const active: RichTextTool[] = MARKS.filter((mark) => hasMark(editor, mark));
  if (style !== null) active.push(style);
  if (list !== undefined) active.push(list.isOrdered ? 'numbered-list' : 'bulleted-list');
  if (linkAround(editor) !== null) active.push('link');
  const unavailable: RichTextTool[] = [];
  if (isInCode(editor)) unavailable.push(...MARKS, 'link');
  if (item === undefined) unavailable.push('outdent');
  if (item === undefined || item[1].at(-1) === 0) unavailable.push('indent');
  if (editor.history.undos.length === 0) unavailable.push('undo');
  if (editor.history.redos.length === 0) unavailable.push('redo');
  return { active: kept(known.active, active), unavailable: kept(known.unavailable, unavailable) };
}

function isMark(tool: RichTextTool): tool is Mark {
  return MARKS.some((mark) => mark === tool);
}

function isBlockStyle(tool: RichTextTool): tool is BlockStyle {
  return BLOCK_STYLES.some((style) => style === tool);
}

/** Runs an edit as one undo step; without a valid selection, at the end. */
export function edit(editor: RichTextEditor, work: () => void): void {
  const { selection } = editor;
  if (selection === null || !Node.has(editor, selection.anchor.path)) {
    Transforms.select(editor, Editor.end(editor, []));
  }
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, work);
  });
}

/** Runs a tool, but not `link` and `image`, which ask first and have their own commands. */
export function runTool(editor: RichTextEditor, tool: RichTextTool): void {
  if (tool === 'undo') editor.undo();
  else if (tool === 'redo') editor.redo();
  else if (isMark(tool) && (editor.selection === null || Range.isCollapsed(editor.selection))) {
    // Not within `edit`: other changes would clear the marks for what is typed next.
    if (editor.selection === null) Transforms.select(editor, Editor.end(editor, []));
    toggleMark(editor, tool);
  } else {
    edit(editor, () => {
      if (isMark(tool)) toggleMark(editor, tool);
      else if (isBlockStyle(tool)) setBlockStyle(editor, tool);
      else if (tool === 'bulleted-list') toggleList(editor, false);
      else if (tool === 'numbered-list') toggleList(editor, true);
      else if (tool === 'indent') indentItems(editor);
      else if (tool === 'outdent') outdentItems(editor);
      else if (tool === 'clear-formatting') clearFormatting(editor);
      else if (tool === 'rule') insertBlocks(editor, [{ type: 'rule', children: [{ text: '' }] }]);
    });
  }
}
