import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { expectValue, paste, renderEditor, select, type Edited } from './support/richText.js';
import { createServer, picture } from './support/server.js';
import { press, runTool, WAYS } from './support/ways.js';

const LINKED = '<p>see <a href="https://example.org">here</a></p>';
const DESCRIBED = '<p>a</p><p><img src="/api/uploads/1" alt="A cat"></p>';

function button({ screen }: Edited, name: string): Locator {
  return screen.getByRole('button', { name });
}

test.each(WAYS)('RICH-1 a link is added, by %s', async (way) => {
  const edited = await renderEditor({ defaultValue: '<p>see here</p>' });
  await select('here');
  await runTool('Link', way);
  await expect.element(edited.screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
  await userEvent.keyboard('example.org');
  await press(button(edited, 'Apply'), way);
  await expectValue(edited, LINKED);
  await expect.element(edited.editor).toHaveFocus();
});

test.each(WAYS)('RICH-1 a link is changed, and removed, by %s', async (way) => {
  const edited = await renderEditor({ defaultValue: LINKED });
  await select('here');
  await runTool('Link', way);
  const address = edited.screen.getByRole('textbox', { name: 'Address' });
  await expect.element(address).toHaveValue('https://example.org');
  await expect.element(address).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}example.com');
  await press(button(edited, 'Apply'), way);
  await expectValue(edited, '<p>see <a href="https://example.com">here</a></p>');
  await select('here');
  await runTool('Link', way);
  await expect.element(address).toHaveFocus();
  await press(button(edited, 'Remove the link'), way);
  await expectValue(edited, '<p>see here</p>');
});

test('RICH-1 a link that the caret is in is changed as often as one likes', async () => {
  const edited = await renderEditor({ defaultValue: '<p>see <a href="/a">here</a> now</p>' });
  const address = edited.screen.getByRole('textbox', { name: 'Address' });
  for (const written of ['/b', '/c', '/d']) {
    await select('here');
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Control>}k{/Control}');
    await expect.element(address).toHaveFocus();
    await userEvent.keyboard(`{Control>}a{/Control}${written}{Enter}`);
    await expectValue(edited, `<p>see <a href="${written}">here</a> now</p>`);
  }
});

test.each(WAYS)('RICH-1 an image is described as often as one likes, by %s', async (way) => {
  const edited = await renderEditor({ defaultValue: DESCRIBED });
  const text = edited.screen.getByRole('textbox', { name: 'What the image shows' });
  await select('a');
  for (const written of ['A dog', 'A bird', 'A fish']) {
    await press(button(edited, 'Describe the image'), way);
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard(`{Control>}a{/Control}${written}{Enter}`);
    await expectValue(edited, DESCRIBED.replace('A cat', written));
    await expect.element(edited.editor).toHaveFocus();
  }
});

test.each(WAYS)('RICH-1 an image is described, and removed, by %s', async (way) => {
  const edited = await renderEditor({ defaultValue: DESCRIBED });
  await select('a');
  await press(button(edited, 'Describe the image'), way);
  await expect
    .element(edited.screen.getByRole('textbox', { name: 'What the image shows' }))
    .toHaveFocus();
  await userEvent.keyboard(' on a mat');
  await press(button(edited, 'Apply'), way);
  await expectValue(edited, DESCRIBED.replace('A cat', 'A cat on a mat'));
  await expect.element(edited.editor).toHaveFocus();
  await press(button(edited, 'Remove the image'), way);
  await expectValue(edited, '<p>a</p>');
});

test.each(WAYS)('RICH-1 files are asked for, by %s', async (way) => {
  const { upload, sendings } = createServer();
  await renderEditor({ upload });
  const files = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const ask = vi.fn((event: Event) => {
    event.preventDefault();
  });
  files.addEventListener('click', ask);
  await runTool('Images', way);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
  await userEvent.upload(files, [picture('a.png'), picture('b.png')]);
  await expect.poll(() => sendings.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

test.each(WAYS)(
  'B-32 RICH-1 an upload is canceled, taken up again, and removed, by %s; its picture is let go of',
  async (way) => {
    const create = vi.spyOn(URL, 'createObjectURL');
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const { upload, sendings } = createServer();
    const edited = await renderEditor({ upload, defaultValue: '<p>a</p>' });
    paste(edited.editor, {}, [picture()]);
    await expect.poll(() => sendings.length).toBe(1);
    await select('a');
    await press(button(edited, 'Cancel the upload of cat.png'), way);
    await expect.element(edited.screen.getByText('Upload canceled')).toBeVisible();
    expect(sendings[0]!.signal.aborted).toBe(true);
    // Two taps in the same place at once would be a double tap, which only cancels.
    if (way === 'touch') await press(edited.screen.getByText('Upload canceled'), way);
    await press(button(edited, 'Upload cat.png again'), way);
    await expect.poll(() => sendings.length).toBe(2);
    await press(button(edited, 'Remove cat.png'), way);
    await expect.poll(() => sendings[1]!.signal.aborted).toBe(true);
    await expect.element(edited.screen.getByText('cat.png')).not.toBeInTheDocument();
    expect(edited.editor.element().querySelectorAll('[data-slate-node=element]')).toHaveLength(1);
    expect(edited.values).toEqual([]);
    // Until then undo may bring it back.
    await edited.screen.unmount();
    const made = create.mock.results.map(({ value }) => value as string);
    expect(made.length).toBeGreaterThan(0);
    expect(revoke.mock.calls.map(([url]) => url)).toEqual(made);
  },
);
