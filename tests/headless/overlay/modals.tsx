import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useModalFocus } from '../../../headless/overlay/index.js';

/** A button that opens a modal, which has one that closes it, on the page given. */
export function Modal({ page = document }: { page?: { readonly body: Element } }): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen, container });
  return (
    <>
      <button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open
      </button>
      {createPortal(<div data-reachable="">Notifications</div>, document.body)}
      {isOpen &&
        createPortal(
          <div ref={setContainer} {...getModalProps()}>
            <button>First</button>
            <button disabled>Disabled</button>
            <button
              onClick={() => {
                setIsOpen(false);
              }}
            >
              Close
            </button>
          </div>,
          page.body,
        )}
    </>
  );
}

/** A question with a button of its own in the part that asks for the focus. */
export function Question({ isOpen = true }: { isOpen?: boolean }): ReactElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen, container, role: 'alertdialog' });
  if (!isOpen) return null;
  return createPortal(
    <div ref={setContainer} {...getModalProps()}>
      <button>Close</button>
      <div data-initial-focus="">
        <button>Answer</button>
      </div>
    </div>,
    document.body,
  );
}
