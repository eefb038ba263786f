import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.js';

/** An image of one pixel. */
export const png: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The form of an announcement, with the editor in it. */
export class AnnouncementForm {
  readonly title: Locator;
  readonly summary: Locator;
  readonly editor: Locator;
  readonly toolbar: Locator;
  readonly isPublished: Locator;
  readonly saveButton: Locator;
  readonly #text: Texts;

  constructor(page: Page, text: Texts) {
    const main = page.getByRole('main');
    const textbox = (id: string): Locator => main.getByRole('textbox', { name: text(id) });
    this.#text = text;
    this.title = textbox('announcements.field.title');
    this.summary = textbox('announcements.field.summary');
    // Not by its name, which a language may use for another field too.
    this.editor = main.locator('[role=textbox][aria-multiline=true]');
    this.toolbar = main.getByRole('toolbar', { name: text('gnap.rich-text.toolbar') });
    this.isPublished = main.getByRole('switch', { name: text('announcements.field.isPublished') });
    this.saveButton = main.getByRole('button', { name: text('forms.save') });
  }

  /** A button of the toolbar. */
  tool(id: string): Locator {
    return this.toolbar.getByRole('button', { name: this.#text(`gnap.rich-text.${id}`) });
  }

  /** Pastes into the editor, from a clipboard with these contents. */
  async paste(contents: Readonly<Record<string, string>>): Promise<void> {
    await this.editor.evaluate((editor, all) => {
      const clipboardData = new DataTransfer();
      for (const [type, data] of Object.entries(all)) clipboardData.setData(type, data);
      const init = { clipboardData, bubbles: true, cancelable: true };
      editor.dispatchEvent(new ClipboardEvent('paste', init));
    }, contents);
  }

  /** Adds a file through the file dialog of the editor's button. */
  async addImage(page: Page, file: { name: string; buffer: Buffer }): Promise<void> {
    const chooser = page.waitForEvent('filechooser');
    await this.tool('image').click();
    await (await chooser).setFiles({ ...file, mimeType: 'image/png' });
  }
}
