import { useState, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useDismissal, useModalFocus, type DismissalReason } from '../../headless/overlay/index.js';
import { SMALL, useMediaQuery } from '../core/index.js';
import { Dialog } from '../dialog/index.js';
import { LoadedPopover } from '../popover/index.js';

/**
 * A dialog that belongs to a field or a tool: its name, its place, its content, and how it closes.
 */
export interface AnchoredDialogProps {
  /** From the hook: the dialog's id, role and name. In a small window only the id is used. */
  dialogProps: HTMLAttributes<HTMLElement>;
  /** The dialog's name, shown as its heading in a small window. */
  title: string;
  /** The element it is placed at if there is room; a press on that does not count as outside. */
  anchor: Element | null;
  /** Called on Escape and on a press outside; in a small window on Escape only. */
  onDismiss: (reason: DismissalReason) => void;
  /** For the close button of a small window. */
  onClose: () => void;
  /** Shown below the content; in a window too low for both it stays in view while that scrolls. */
  footer: ReactNode;
  children: ReactNode;
}

/** For a ghost button at the start of the footer: its text begins where the content does. */
export const FOOTER_START = '-ms-2 me-auto max-md:-ms-3';

function DialogAtAnchor({
  dialogProps,
  anchor,
  onDismiss,
  footer,
  children,
}: AnchoredDialogProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: true, container });
  const { getDismissableProps } = useDismissal({ isOpen: true, anchor, onDismiss });
  // As wide as the content, unless the window has become narrower meanwhile.
  return (
    <LoadedPopover anchor={anchor} mayCoverAnchor className="max-w-window">
      <div
        {...getModalProps(getDismissableProps())}
        {...dialogProps}
        ref={setContainer}
        className="w-max max-w-full p-3 outline-none"
      >
        {children}
        <div className="dialog-actions -mx-3 mt-3 -mb-3 flex-wrap items-center justify-end p-3">
          {footer}
        </div>
      </div>
    </LoadedPopover>
  );
}

function DialogOverPage({
  dialogProps,
  title,
  onDismiss,
  onClose,
  footer,
  children,
}: AnchoredDialogProps): ReactElement {
  const { getDismissableProps } = useDismissal({
    isOpen: true,
    onDismiss: (reason) => {
      if (reason === 'escape') onDismiss(reason);
    },
  });
  return (
    <Dialog title={title} width="screen" onClose={onClose}>
      <div {...getDismissableProps()} id={dialogProps.id}>
        <div className="max-md:-mx-3">{children}</div>
        <div className="dialog-actions -mx-4 mt-3 -mb-4 flex-wrap items-center justify-end px-4 py-3">
          {footer}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * A modal dialog at the element it belongs to, or over the page if the window is small when it opens
 * (A11Y-DATE).
 */
export function AnchoredDialog(props: AnchoredDialogProps): ReactElement {
  // For good: a window that changes its size takes nobody out of what they are typing.
  const [isOverPage] = useState(useMediaQuery(SMALL));
  return isOverPage ? <DialogOverPage {...props} /> : <DialogAtAnchor {...props} />;
}
