import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useDismissal, useModalFocus } from '../../../headless/overlay/index.js';
import { settle } from '../support/deferred.js';

const onDismiss = vi.fn();

function Modal({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: true, container });
  const { getDismissableProps } = useDismissal({ isOpen: true, onDismiss });
  return (
    <div ref={setContainer} aria-label={label} {...getModalProps(getDismissableProps())}>
      {children}
    </div>
  );
}

function Steps({ step }: { step: number }): ReactElement {
  return (
    <Modal label="Steps">
      <button key={step} disabled={step === 3}>
        Step {step}
      </button>
      <button>Cancel</button>
    </Modal>
  );
}

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Steps' });

test('A11Y-DIALOG when what has the focus is removed, the dialog gets it, and Escape still closes', async () => {
  const { rerender } = render(<Steps step={1} />);
  expect(screen.getByRole('button', { name: 'Step 1' })).toHaveFocus();
  rerender(<Steps step={2} />);
  await settle();
  expect(dialog()).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape');
});

test('A11Y-DIALOG what the page focuses itself in place of what it has removed keeps the focus', async () => {
  function Next(): ReactElement {
    const [step, setStep] = useState(1);
    return (
      <Modal label="Steps">
        <button
          key={step}
          ref={(button) => button?.focus()}
          onClick={() => {
            setStep(step + 1);
          }}
        >
          Step {step}
        </button>
      </Modal>
    );
  }
  render(<Next />);
  fireEvent.click(screen.getByRole('button', { name: 'Step 1' }));
  await settle();
  expect(screen.getByRole('button', { name: 'Step 2' })).toHaveFocus();
});

test('A11Y-DIALOG a page that the back/forward cache restores without the focus has it again', () => {
  render(<Steps step={1} />);
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  other.remove();
  expect(document.body).toHaveFocus();
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(dialog()).toHaveFocus();
});

test('A11Y-DIALOG a dialog that closes as the one around it changes gives the focus back into that', async () => {
  function Question({ onAnswer }: { onAnswer: () => void }): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen: true, container });
    return (
      <div
        {...getModalProps()}
        // If this set a state as the element goes, React would run the effects at once.
        ref={(element) => {
          if (element !== null) setContainer(element);
        }}
      >
        <button onClick={() => setTimeout(onAnswer)}>Answer</button>
      </div>
    );
  }
  function Page(): ReactElement {
    const [isAsking, setIsAsking] = useState(false);
    return (
      <Modal label="Steps">
        <button
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Add
        </button>
        {isAsking && (
          <Question
            onAnswer={() => {
              setIsAsking(false);
            }}
          />
        )}
      </Modal>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  const answer = screen.getByRole('button', { name: 'Answer' });
  expect(answer).toHaveFocus();
  // As in a browser, effects come after those who observe the page have seen it change.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  answer.click();
  await vi.waitFor(() => {
    expect(answer).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  });
  vi.unstubAllGlobals();
});

test('a modal that has ended takes no focus, though its element stays in the page', async () => {
  function Drawer({ isOpen }: { isOpen: boolean }): ReactElement {
    const [container, setContainer] = useState<HTMLElement | null>(null);
    const { getModalProps } = useModalFocus({ isOpen, container });
    return (
      <div ref={setContainer} {...getModalProps()}>
        <button>Close</button>
      </div>
    );
  }
  const { rerender } = render(<Drawer isOpen />);
  screen.getByRole('button', { name: 'Close' }).blur();
  rerender(<Drawer isOpen={false} />);
  await settle();
  expect(document.body).toHaveFocus();
});
