import type { ReactElement } from 'react';
import { Range } from 'slate';
import { ELEMENT_TO_NODE } from 'slate-dom';
import { ReactEditor } from 'slate-react';
import { expect } from 'vitest';
import { cdp, userEvent, type Locator } from 'vitest/browser';
import { LiveRegions } from '../../../../skin/live-regions/index.js';
import { RichText, type RichTextProps } from '../../../../skin/rich-text/index.js';
import { renderInShell } from '../../support/renderInShell.js';

export type Screen = Awaited<ReturnType<typeof renderInShell>>;

/** An editor, and the values it reported. */
export interface Edited {
  readonly screen: Screen;
  readonly editor: Locator;
  /** The HTML reported last; `null` before the first. */
  value(): string | null;
  readonly values: readonly string[];
}

/** Renders an editor named "Text", and puts the caret at its end. */
export async function renderEditor(
  props: RichTextProps = {},
  around: (editor: ReactElement) => ReactElement = (editor) => editor,
): Promise<Edited> {
  const values: string[] = [];
  const onChange = (value: string): void => {
    values.push(value);
  };
  const screen = await renderInShell(
    <main className="bg-surface p-4">
      {around(<RichText {...({ label: 'Text', onChange, ...props } as RichTextProps)} />)}
      <LiveRegions />
    </main>,
  );
  const editor = screen.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  return { screen, editor, values, value: () => values.at(-1) ?? null };
}

export async function expectValue(edited: Edited, html: string): Promise<void> {
  await expect.poll(edited.value).toBe(html);
}

/** The text node of the editor with the first occurrence of a text, and where in it that begins. */
function placeOf(text: string): { node: Node; start: number } {
  const walker = document.createTreeWalker(
    document.querySelector('[data-slate-editor]')!,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start >= 0) return { node, start };
  }
  throw new Error(`The editor does not hold “${text}”.`);
}

/** Selects the first occurrence of a text in the editor, within one text node. */
export async function select(text: string): Promise<void> {
  // What was reported last may still have to be drawn.
  await framesLater();
  const isSelected = (): boolean => {
    const { node, start } = placeOf(text);
    const shown = getSelection()!;
    const isShown =
      shown.anchorNode === node &&
      shown.anchorOffset === start &&
      shown.focusNode === node &&
      shown.focusOffset === start + text.length;
    if (isShown) return isSelectionTaken();
    // Also once more: Slate may still have shown an earlier selection in place of this one.
    shown.setBaseAndExtent(node, start, node, start + text.length);
    return false;
  };
  await expect.poll(isSelected, { interval: 10 }).toBe(true);
}

/** Whether Slate has the selection that the browser shows in the editor. */
function isSelectionTaken(): boolean {
  const element = document.querySelector<HTMLElement>('[data-slate-editor]')!;
  const editor = ELEMENT_TO_NODE.get(element) as ReactEditor;
  const { selection } = editor;
  const shown = ReactEditor.toSlateRange(editor, getSelection()!, {
    exactMatch: false,
    suppressThrow: true,
  });
  return selection !== null && shown !== null && Range.equals(selection, shown);
}

/** Waits until Slate has taken over a selection, which lags behind the browser. */
export async function settle(): Promise<void> {
  await expect.poll(isSelectionTaken, { interval: 10 }).toBe(true);
}

/** Waits until two frames have been drawn, by when whatever an act has led to has been rendered. */
export async function framesLater(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Dispatches a paste event with these contents, as the browser does. */
export function paste(
  editor: Locator,
  contents: Readonly<Record<string, string>>,
  files: readonly File[] = [],
): void {
  const clipboardData = new DataTransfer();
  for (const [type, data] of Object.entries(contents)) clipboardData.setData(type, data);
  for (const file of files) clipboardData.items.add(file);
  const event = { clipboardData, bubbles: true, cancelable: true };
  editor.element().dispatchEvent(new ClipboardEvent('paste', event));
}

/** Composes text with an input method; `endComposition` commits it. */
export async function compose(text: string): Promise<void> {
  const end = text.length;
  await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
}

export async function endComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}
