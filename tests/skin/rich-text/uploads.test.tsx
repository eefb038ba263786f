import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { useField, useSubmitGuard } from '../../../headless/form/index.js';
import { SubmitButton } from '../../../skin/field/index.js';
import { RichTextField } from '../../../skin/rich-text/index.js';
import { boxOf, scrollsSideways } from '../support/box.js';
import { renderInShell } from '../support/renderInShell.js';
import { expectValue, framesLater, paste, renderEditor } from './support/richText.js';
import { createServer, IMAGE, picture } from './support/server.js';

function drop(target: Locator, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const { left, top } = target.element().getBoundingClientRect();
  const init = {
    dataTransfer,
    bubbles: true,
    cancelable: true,
    clientX: left + 20,
    clientY: top + 16,
  };
  target.element().dispatchEvent(new DragEvent('dragover', init));
  target.element().dispatchEvent(new DragEvent('drop', init));
}

test('B-32 RICH-1 a pasted image is sent with progress, and stands in the text once it is there', async () => {
  const { upload, sendings } = createServer();
  const edited = await renderEditor({ upload, defaultValue: '<p>a</p>' });
  paste(edited.editor, {}, [picture()]);
  const progress = edited.screen.getByRole('progressbar', { name: 'Upload of cat.png' });
  await expect.element(progress).toBeVisible();
  await expect.poll(() => sendings.length).toBe(1);
  sendings[0]!.progress(0.4);
  await expect.element(progress).toHaveAttribute('aria-valuenow', '40');
  sendings[0]!.finish('/api/uploads/1');
  await expect.poll(() => edited.value()?.startsWith(`<p>a</p>${IMAGE}`)).toBe(true);
  await expect.element(edited.screen.getByText('No description')).toBeVisible();
  const said = edited.screen.getByRole('status');
  await expect.element(said).toHaveTextContent('The image was uploaded.');
});

test('RICH-1 progress is not undone: undo takes the image away, redo brings it back', async () => {
  const { upload, sendings } = createServer();
  const edited = await renderEditor({ upload, defaultValue: '<p>a</p>' });
  paste(edited.editor, {}, [picture()]);
  await expect.poll(() => sendings.length).toBe(1);
  sendings[0]!.finish('/api/uploads/1');
  await expect.poll(() => edited.value()?.includes(IMAGE)).toBe(true);
  await edited.editor.click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expectValue(edited, '<p>a</p>');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(() => edited.value()?.includes(IMAGE)).toBe(true);
});

test('B-32 an upload is canceled, taken up again, and removed while it is under way', async () => {
  const { upload, sendings } = createServer();
  const edited = await renderEditor({ upload });
  const { screen } = edited;
  paste(edited.editor, {}, [picture()]);
  await expect.poll(() => sendings.length).toBe(1);
  await screen.getByRole('button', { name: 'Cancel the upload of cat.png' }).click();
  await expect.element(screen.getByText('Upload canceled')).toBeVisible();
  expect(sendings[0]!.signal.aborted).toBe(true);
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('uploaded');
  await screen.getByRole('button', { name: 'Upload cat.png again' }).click();
  await expect.poll(() => sendings.length).toBe(2);
  await screen.getByRole('button', { name: 'Remove cat.png' }).click();
  await expect.poll(() => sendings[1]!.signal.aborted).toBe(true);
  await expect.element(screen.getByText('cat.png')).not.toBeInTheDocument();
});

test('B-32 a double click on a button of an upload cancels it, takes it up again or removes it, and no more than that', async () => {
  const { upload, sendings } = createServer();
  const { screen, editor } = await renderEditor({ upload });
  paste(editor, {}, [picture('a.png'), picture('b.png')]);
  await expect.poll(() => sendings.length).toBe(2);
  const button = (name: string): Locator => screen.getByRole('button', { name });
  await button('Cancel the upload of a.png').dblClick();
  await expect.element(button('Upload a.png again')).toBeVisible();
  expect(sendings).toHaveLength(2);
  await button('Upload a.png again').dblClick();
  await expect.element(button('Cancel the upload of a.png')).toBeVisible();
  await expect.poll(() => sendings.length).toBe(3);
  expect(sendings[2]!.signal.aborted).toBe(false);
  await button('Remove a.png').dblClick();
  await expect.element(button('Remove a.png')).not.toBeInTheDocument();
  await expect.element(button('Remove b.png')).toBeVisible();
});

test('B-32 a press on a button of an upload or an image keeps the caret where it was, so that typing goes on there', async () => {
  const { upload, sendings } = createServer();
  const edited = await renderEditor({ upload, defaultValue: '<p>a</p>' });
  const { screen, editor } = edited;
  paste(editor, {}, [picture()]);
  await expect.poll(() => sendings.length).toBe(1);
  await screen.getByRole('button', { name: 'Cancel the upload of cat.png' }).click();
  await userEvent.keyboard('b');
  await expect.element(editor).toHaveTextContent(/b$/);
  await screen.getByRole('button', { name: 'Upload cat.png again' }).click();
  await expect.poll(() => sendings.length).toBe(2);
  await userEvent.keyboard('c');
  sendings[1]!.finish('/api/uploads/1');
  await expectValue(edited, `<p>a</p>${IMAGE}<p>bc</p>`);
  await screen.getByRole('button', { name: 'Remove the image' }).click();
  await userEvent.keyboard('d');
  await expectValue(edited, '<p>a</p><p>bcd</p>');
});

test('B-32 A11Y-TOOLBAR who cancels, takes up again, or removes an image by keys has the focus in the text', async () => {
  const { upload, sendings } = createServer();
  const { screen, editor } = await renderEditor({ upload });
  paste(editor, {}, [picture()]);
  await expect.poll(() => sendings.length).toBe(1);
  for (const name of ['Cancel the upload of cat.png', 'Upload cat.png again', 'Remove cat.png']) {
    const button = screen.getByRole('button', { name });
    await expect.element(button).toBeVisible();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(editor).toHaveFocus();
  }
});

test('B-32 A11Y-TOOLBAR an upload that ends while its button has the focus leaves it in the text', async () => {
  const { upload, sendings } = createServer();
  const { screen, editor } = await renderEditor({ upload });
  paste(editor, {}, [picture('a.png'), picture('b.png'), picture('c.png')]);
  await expect.poll(() => sendings.length).toBe(3);
  const button = (name: string): Locator => screen.getByRole('button', { name });
  button('Cancel the upload of a.png').element().focus();
  sendings[0]!.finish('/api/uploads/1');
  await expect.element(editor).toHaveFocus();
  button('Cancel the upload of b.png').element().focus();
  sendings[1]!.fail();
  await expect.element(editor).toHaveFocus();
  // Its own button is still there.
  button('Remove c.png').element().focus();
  sendings[2]!.fail();
  await expect.element(button('Upload c.png again')).toBeVisible();
  await expect.element(button('Remove c.png')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(editor).toHaveFocus();
});

test('RICH-2 a failed upload says so, and of a wrong format that it is one', async () => {
  const { upload, sendings } = createServer();
  const { screen, editor } = await renderEditor({ upload });
  paste(editor, {}, [picture(), new File(['text'], 'notes.txt', { type: 'text/plain' })]);
  await expect.poll(() => sendings.length).toBe(1);
  sendings[0]!.fail();
  const failures = screen.getByText('File upload error', { exact: true });
  await expect.element(failures.nth(1)).toBeVisible();
  await expect.element(screen.getByText('Unsupported format', { exact: true })).toBeVisible();
  expect(failures.elements()).toHaveLength(2);
  const said = screen.getByRole('alert');
  await expect.element(said).toHaveTextContent(/cat\.png\. File upload error\. An image/);
  await expect.element(said).toHaveTextContent('notes.txt. File upload error. Unsupported format.');
});

test('RICH-1 where files may be dropped is marked until the drag has left it, in Safari too', async () => {
  const { editor } = await renderEditor({ upload: createServer().upload });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(picture());
  const text = editor.element();
  const area = text.closest('.drop-target')!;
  const { left, top, bottom } = area.getBoundingClientRect();
  const drag = async (type: string, init: DragEventInit): Promise<boolean> => {
    const place = { clientX: left + 20, clientY: top + 10, dataTransfer, bubbles: true };
    text.dispatchEvent(new DragEvent(type, { ...place, ...init }));
    await framesLater();
    return area.hasAttribute('data-active');
  };
  expect(await drag('dragover', {})).toBe(true);
  expect(await drag('dragleave', { relatedTarget: text.firstElementChild })).toBe(true);
  expect(await drag('dragleave', { relatedTarget: document.body })).toBe(false);
  // Safari tells no `relatedTarget`; other browsers none where the drag leaves the window.
  expect(await drag('dragover', {})).toBe(true);
  expect(await drag('dragleave', {})).toBe(true);
  expect(await drag('dragleave', { clientY: bottom + 1 })).toBe(false);
  expect(await drag('dragover', {})).toBe(true);
  expect(await drag('dragleave', { clientX: 0, clientY: 0 })).toBe(false);
});

test('RICH-1 files dropped on the text are uploaded where they fall, several at once', async () => {
  const { upload, sendings } = createServer();
  const edited = await renderEditor({ upload });
  drop(edited.editor, [picture('a.png'), picture('b.png')]);
  await expect.poll(() => sendings.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

test('RICH-1 an image is described, or marked as decorative; neither is refused', async () => {
  const edited = await renderEditor({ defaultValue: `<p>a</p>${IMAGE}` });
  const { screen } = edited;
  await screen.getByRole('button', { name: 'Describe the image' }).click();
  await expect
    .element(screen.getByRole('checkbox', { name: 'The image is decorative' }))
    .toBeChecked();
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Apply' }).click();
  const text = screen.getByRole('textbox', { name: 'What the image shows' });
  await expect.element(text).toBeInvalid();
  await text.fill('A cat on a mat');
  await userEvent.keyboard('{Enter}');
  await expectValue(edited, '<p>a</p><p><img src="/api/uploads/1" alt="A cat on a mat"></p>');
  await screen.getByRole('button', { name: 'Remove the image' }).click();
  await expectValue(edited, '<p>a</p>');
});

test('B-32 submitting waits for uploads, and sends the text with the images', async () => {
  const { upload, sendings } = createServer();
  const onSubmit = vi.fn();
  function Form(): ReactElement {
    const form = useSubmitGuard({ initialValues: { body: '<p>a</p>' }, onSubmit });
    return (
      <form {...form.getFormProps()}>
        <RichTextField field={useField(form, 'body')} label="Body" upload={upload} />
        <SubmitButton form={form}>Save</SubmitButton>
      </form>
    );
  }
  const screen = await renderInShell(<Form />);
  const editor = screen.getByRole('textbox', { name: 'Body' });
  await editor.click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  paste(editor, {}, [picture()]);
  await expect.poll(() => sendings.length).toBe(1);
  await screen.getByRole('button', { name: 'Save' }).click();
  await framesLater();
  expect(onSubmit).not.toHaveBeenCalled();
  sendings[0]!.finish('/api/uploads/1');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  const [values] = onSubmit.mock.calls[0] as [{ body: string }];
  expect(values.body).toContain(IMAGE);
});

describe('B-11 B-32 a form with an image on its way', () => {
  async function openForm(): ReturnType<typeof renderInShell> {
    const { upload, sendings } = createServer();
    function Form(): ReactElement {
      const form = useSubmitGuard({ initialValues: { body: '<p>a</p>' }, onSubmit: () => {} });
      return (
        <form {...form.getFormProps()}>
          <RichTextField field={useField(form, 'body')} label="Body" upload={upload} />
          <output>{form.isDirty ? 'changed' : 'as it was'}</output>
          <button type="reset">Reset</button>
        </form>
      );
    }
    const screen = await renderInShell(<Form />);
    const editor = screen.getByRole('textbox', { name: 'Body' });
    await editor.click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    paste(editor, {}, [picture()]);
    await expect.poll(() => sendings.length).toBe(1);
    await expect.element(screen.getByText('changed')).toBeVisible();
    return screen;
  }

  test('counts as changed, and no longer once the image is taken out', async () => {
    const screen = await openForm();
    await screen.getByRole('button', { name: 'Remove cat.png' }).click();
    await expect.element(screen.getByText('as it was')).toBeVisible();
  });

  test('is as it was, without the image, after a reset', async () => {
    const screen = await openForm();
    await screen.getByRole('button', { name: 'Reset' }).click();
    await expect.element(screen.getByText('as it was')).toBeVisible();
    await expect.element(screen.getByText('cat.png')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Body' }).element().textContent).toBe('a');
  });
});

test('B-32 RICH-2 on a phone what is said of a lost image leaves the counter its place', async () => {
  await page.viewport(390, 844);
  const { upload, sendings } = createServer();
  function Form(): ReactElement {
    const form = useSubmitGuard({ initialValues: { body: '<p>a</p>' }, onSubmit: () => {} });
    return (
      <form {...form.getFormProps()} className="p-4">
        <RichTextField field={useField(form, 'body')} label="Body" upload={upload} max={20_000} />
        <SubmitButton form={form}>Save</SubmitButton>
      </form>
    );
  }
  const screen = await renderInShell(<Form />);
  const editor = screen.getByRole('textbox', { name: 'Body' });
  await editor.click();
  paste(editor, {}, [picture()]);
  await expect.poll(() => sendings.length).toBe(1);
  sendings[0]!.fail();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText(/^An image was not uploaded/)).toBeVisible();
  const counter = boxOf(screen.getByText('Characters left: 19999'));
  expect(counter.right).toBeLessThanOrEqual(boxOf(editor).right + 1);
  expect(scrollsSideways()).toBe(false);
});
