import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPopup, type LazyPart } from '../../../skin/core/index.js';
import { Dialog } from '../../../skin/dialog/index.js';

interface PopupProps {
  close: () => void;
}

function Popup(): ReactElement {
  return (
    <p ref={(element) => element?.focus()} tabIndex={-1}>
      Here at last
    </p>
  );
}

function createPopup(): { Late: LazyPart<PopupProps>; arrive: () => void } {
  let arrive = (): void => {};
  const code = new Promise<typeof Popup>((resolve) => {
    arrive = () => {
      resolve(Popup);
    };
  });
  const Late = lazyPopup<PopupProps>({ load: () => code, useClose: ({ close }) => close });
  return { Late, arrive };
}

function Form({ Late }: { Late: LazyPart<PopupProps> }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => {
    setIsOpen(false);
  });
  return (
    <>
      <button
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </button>
      <input aria-label="Name" />
      {isOpen && <Late close={close} />}
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const name = page.getByRole('textbox');

test('B-21 a popup whose code is not there yet is closed once the focus goes elsewhere', async () => {
  const { Late, arrive } = createPopup();
  await render(<Form Late={Late} />);
  await opener.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await name.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');

  await opener.click();
  arrive();
  await expect.element(page.getByText('Here at last')).toHaveFocus();
  await name.click();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
});

test('a popup whose code is not there yet outlasts a look at another window', async () => {
  const { Late, arrive } = createPopup();
  await render(<Form Late={Late} />);
  await opener.click();
  // What the browser does when the window is back.
  opener.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  arrive();
  await expect.element(page.getByText('Here at last')).toHaveFocus();
});

test('a popup that takes the place of a dialog comes, though the dialog gives the focus back', async () => {
  const { Late, arrive } = createPopup();
  const close = vi.fn();
  function Page({ shown }: { shown: 'dialog' | 'popup' | null }): ReactElement {
    return (
      <>
        <button>Open</button>
        {shown === 'dialog' && <Dialog title="First" onClose={close} />}
        {shown === 'popup' && <Late close={close} />}
      </>
    );
  }
  const { rerender } = await render(<Page shown={null} />);
  opener.element().focus();
  await rerender(<Page shown="dialog" />);
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await rerender(<Page shown="popup" />);
  await expect.element(opener).toHaveFocus();
  arrive();
  await expect.element(page.getByText('Here at last')).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
});
