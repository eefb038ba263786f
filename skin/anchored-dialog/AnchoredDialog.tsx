import {
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useDismissal, useModalFocus, type DismissalReason } from '../../headless/overlay/index.js';
import { SMALL, useMediaQuery } from '../core/index.js';
import { Dialog } from '../dialog/index.js';
import { LoadedPopover } from '../popover/index.js';

/** A dialog that belongs to a field or a tool: its name, its place, how it closes, and what is in it. */
export interface AnchoredDialogProps {
  /** Of the hook: the dialog's id, role and name. In a small window only the id is used. */
  dialogProps: HTMLAttributes<HTMLElement>;
  /** The dialog's name, which stands above it in a small window. */
  title: string;
  /** What it stands at, where there is room; a press there is none outside. */
  anchor: Element | null;
  /** Called by Escape, and by a press outside, which a small window has not. */
  onDismiss: (reason: DismissalReason) => void;
  /** The button that closes, in a small window. */
  onClose: () => void;
  /** Stands below, and stays in sight. */
  footer: ReactNode;
  children: ReactNode;
}

/**
 * A low window shows but some of a month: where the focus comes in comes into sight. Within, a press
 * moves it, and nothing may go away from under that.
 */
function showFocused({ target, currentTarget, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) target.scrollIntoView({ block: 'nearest' });
}

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
  return (
    <LoadedPopover anchor={anchor}>
      <div
        {...getModalProps(getDismissableProps())}
        {...dialogProps}
        ref={setContainer}
        className="w-max max-w-full p-3 outline-none"
      >
        {children}
        <div className="-mx-3 mt-3 -mb-3 flex items-center gap-2 border-t border-border p-3">
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
      <div {...getDismissableProps({ onFocus: showFocused })} id={dialogProps.id}>
        <div className="max-md:-mx-3">{children}</div>
        <div className="dialog-actions -mx-4 mt-3 -mb-4 flex items-center gap-2 border-t border-border bg-surface px-4 py-3">
          {footer}
        </div>
      </div>
    </Dialog>
  );
}

/** A modal dialog at what it belongs to; in a small window over the page (A11Y-DATE). */
export function AnchoredDialog(props: AnchoredDialogProps): ReactElement {
  const isSmall = useMediaQuery(SMALL);
  return isSmall ? <DialogOverPage {...props} /> : <DialogAtAnchor {...props} />;
}
