import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  useDismissal,
  useModalFocus,
  type UseDismissalOptions,
} from '../../../headless/overlay/index.js';
import { shadowContainer } from '../support/shadowContainer.js';
import { Question } from './modals.js';

const onDelete = vi.fn();
beforeEach(() => {
  onDelete.mockClear();
});

interface ModalProps extends UseDismissalOptions {
  /** What is around the modal's element. */
  around: (modal: ReactNode) => ReactNode;
}

function Modal({ around, ...options }: ModalProps): ReactNode {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: options.isOpen, container });
  const { getDismissableProps } = useDismissal(options);
  return around(
    <div ref={setContainer} {...getModalProps(getDismissableProps())}>
      <input aria-label="Reason" />
    </div>,
  );
}

/** A page with a modal that a press outside closes, and with a button that the modal makes inert. */
function Page({ around }: Pick<ModalProps, 'around'>): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
  };
  return (
    <main>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </button>
      <button onClick={onDelete}>Delete all</button>
      {isOpen && <Modal around={around} isOpen onDismiss={close} />}
    </main>
  );
}

const backdropAround = (modal: ReactNode): ReactNode =>
  createPortal(<div data-testid="backdrop">{modal}</div>, document.body);

const buttonsOf = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('button'),
];

/** The rest of a press that has begun elsewhere, on what is below that. */
function endPress(below: Element): void {
  if (fireEvent.mouseDown(below, { detail: 1 })) (below as HTMLElement).focus();
  fireEvent.click(below, { detail: 1 });
}

test.each([
  ['in a backdrop', backdropAround, () => screen.getByTestId('backdrop')],
  ['in the page itself', (modal: ReactNode) => modal, () => screen.getByRole('main')],
])(
  'A11Y-DIALOG a press outside of a modal %s closes it, and neither clicks nor focuses what is below',
  async (_where, around, outside) => {
    const user = userEvent.setup();
    render(<Page around={around} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    const below = screen.getByRole('button', { name: 'Delete all' });
    for (const pointerType of ['mouse', 'touch']) {
      await user.click(opener);
      const target = outside();
      fireEvent.pointerDown(target, { pointerType, pointerId: 7 });
      fireEvent.pointerUp(target, { pointerType, pointerId: 7 });
      expect(screen.queryByRole('dialog')).toBeNull();
      endPress(below);
      expect(onDelete).not.toHaveBeenCalled();
      expect(opener).toHaveFocus();
    }
    await user.click(below);
    expect(onDelete).toHaveBeenCalledOnce();
  },
);

test('A11Y-DIALOG a press outside of a modal in a shadow root closes it, and clicks nothing below', async () => {
  const user = userEvent.setup();
  const { container } = shadowContainer();
  render(<Page around={(modal) => modal} />, { container });
  const [opener, below] = buttonsOf(container);
  await user.click(opener!);
  fireEvent.pointerDown(container.querySelector('main')!, { composed: true });
  expect(container.querySelector('[role=dialog]')).toBeNull();
  fireEvent.click(below!, { detail: 1, composed: true });
  expect(onDelete).not.toHaveBeenCalled();
});

test('A11Y-DIALOG around a modal that a press outside does not close, a backdrop may close it by its click', async () => {
  const user = userEvent.setup();
  const onBackdrop = vi.fn();
  render(<Modal around={backdropAround} isOpen onDismiss={() => {}} />);
  screen.getByTestId('backdrop').addEventListener('click', onBackdrop);
  await user.click(screen.getByTestId('backdrop'));
  expect(onBackdrop).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Reason')).toHaveFocus();
});

test('A11Y-DIALOG a press outside that leads to a question does not answer it', () => {
  function Guarded(): ReactElement {
    const [isAsking, setIsAsking] = useState(false);
    return (
      <>
        <Modal around={backdropAround} isOpen onDismiss={() => setIsAsking(true)} />
        {isAsking && <Question />}
        {isAsking && createPortal(<button onClick={onDelete}>Discard</button>, document.body)}
      </>
    );
  }
  render(<Guarded />);
  fireEvent.pointerDown(screen.getByTestId('backdrop'));
  endPress(screen.getByText('Discard'));
  expect(onDelete).not.toHaveBeenCalled();
});

test('A11Y-DIALOG a press in a modal that closes a popup there still focuses the modal', async () => {
  const user = userEvent.setup();
  const onPopup = vi.fn();
  function Popup(): null {
    useDismissal({ isOpen: true, onDismiss: onPopup });
    return null;
  }
  render(
    <>
      <Modal around={backdropAround} isOpen onDismiss={() => {}} />
      <Popup />
    </>,
  );
  await user.click(screen.getByRole('dialog'));
  expect(onPopup).toHaveBeenCalledExactlyOnceWith('outside-press');
  expect(screen.getByRole('dialog')).toHaveFocus();
});
