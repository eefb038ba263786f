import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Dialog } from '../../../skin/dialog/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { MenuButton } from '../../../skin/menu-button/index.js';
import { Select } from '../../../skin/select/index.js';
import { TimeInput } from '../../../skin/time-input/index.js';
import { drag } from '../support/drag.js';
import { emulateTouch } from '../support/emulate.js';
import { renderInShell } from '../support/renderInShell.js';

const options = [
  { value: 'gent', label: 'Ghent' },
  { value: 'luik', label: 'Liège' },
];

const onClose = vi.fn();
const onChange = vi.fn();

function Controls(): ReactElement {
  const [time, setTime] = useState<string | null>('09:00');
  return (
    <>
      <Select aria-label="Branch" options={options} />
      <Select
        aria-label="Town"
        options={options}
        defaultValue="gent"
        isSearchable
        onChange={onChange}
      />
      <TimeInput aria-label="Start" value={time} onChange={setTime} />
      <MenuButton label="More" items={[{ key: 'print', label: 'Print', run: () => {} }]} />
    </>
  );
}

type Rendered = Awaited<ReturnType<typeof renderInShell>>;

function renderDialog(): Promise<Rendered> {
  return renderInShell(
    <>
      <Dialog title="New appointment" onClose={onClose}>
        <Controls />
      </Dialog>
      <LiveRegions />
    </>,
  );
}

const backdrop = { x: 8, y: 8 };

const presses: [string, () => Promise<void>][] = [
  ['click', () => userEvent.click(document.documentElement, { position: backdrop, force: true })],
  ['tap', () => drag(backdrop, backdrop)],
];

interface Popup {
  /** The control that opens it, and has the focus once it is closed. */
  control: (screen: Rendered) => Locator;
  /** What is shown while it is open. */
  shown: (screen: Rendered) => Locator;
}

const popups: [string, Popup][] = [
  [
    'the list of a select',
    {
      control: (screen) => screen.getByRole('combobox', { name: 'Branch' }),
      shown: (screen) => screen.getByRole('listbox', { name: 'Branch' }),
    },
  ],
  [
    'the list of a select with a search',
    {
      control: (screen) => screen.getByRole('combobox', { name: 'Town' }),
      shown: (screen) => screen.getByRole('listbox', { name: 'Town' }),
    },
  ],
  [
    'the panel of a time',
    {
      control: (screen) => screen.getByRole('button', { name: 'Choose a time' }),
      shown: (screen) => screen.getByRole('spinbutton', { name: 'Hours' }),
    },
  ],
  [
    'a menu',
    {
      control: (screen) => screen.getByRole('button', { name: 'More' }),
      shown: (screen) => screen.getByRole('menu'),
    },
  ],
];

beforeEach(async () => {
  onClose.mockClear();
  onChange.mockClear();
  await page.viewport(375, 800);
  await emulateTouch();
});

describe.each(presses)('A11Y-DIALOG a %s on the backdrop', (_press, press) => {
  test.each(popups)('closes %s, and leaves the dialog and the focus', async (_name, popup) => {
    const screen = await renderDialog();
    const control = popup.control(screen);
    await control.click();
    await expect.element(popup.shown(screen)).toBeVisible();
    await press();
    await expect.poll(() => popup.shown(screen).elements()).toEqual([]);
    await expect.element(control).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('gives up a text that names no option, and says so', async () => {
    const screen = await renderDialog();
    const town = screen.getByRole('combobox', { name: 'Town' });
    await town.fill('Atlantis');
    await expect.element(screen.getByText('Nothing found.').first()).toBeVisible();
    await press();
    await expect.element(town).toHaveValue('Ghent');
    await expect.element(town).toHaveFocus();
    await expect
      .element(screen.getByText('“Atlantis” is not one of the choices.'))
      .toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  });

  test('chooses the option that the text names', async () => {
    const screen = await renderDialog();
    const town = screen.getByRole('combobox', { name: 'Town' });
    await town.fill('liege');
    await expect.element(screen.getByRole('listbox', { name: 'Town' })).toBeVisible();
    await press();
    await expect.element(town).toHaveValue('Liège');
    expect(onChange.mock.calls.map(([value]: unknown[]) => value)).toEqual(['luik']);
  });

  test('reads the time typed beside its open panel', async () => {
    const screen = await renderDialog();
    await screen.getByRole('button', { name: 'Choose a time' }).click();
    const hours = screen.getByRole('spinbutton', { name: 'Hours' });
    await expect.element(hours).toBeVisible();
    const start = screen.getByRole('textbox', { name: 'Start' });
    await start.fill('1030');
    await expect.element(hours).toBeVisible();
    await press();
    await expect.poll(() => hours.elements()).toEqual([]);
    await expect.element(start).toHaveValue('10:30');
    await expect.element(start).toHaveFocus();
  });
});
