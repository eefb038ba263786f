import { useState, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { useDismissal, useModalFocus } from '../../headless/overlay/index.js';
import { Backdrop } from '../backdrop/index.js';

/** The props of the `<div>`, from `getSidebarProps`, with a name for the dialog. */
export interface DrawerProps extends ComponentPropsWithoutRef<'div'> {
  /** Called on Escape and on a press on the backdrop. */
  onClose: () => void;
}

/** The sidebar on a phone, over the page and modal (A11Y-DIALOG). Mount it while it is shown. */
export function Drawer({ onClose, ...props }: DrawerProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const modal = useModalFocus({ isOpen: true, container });
  const { getDismissableProps } = useDismissal({
    isOpen: true,
    // A press outside is left to the backdrop, so that its click meets nothing of the page.
    onDismiss: (reason) => {
      if (reason === 'escape') onClose();
    },
  });
  return (
    <>
      <Backdrop onPress={onClose} className="z-30" />
      <div {...modal.getModalProps(getDismissableProps(props))} ref={setContainer} />
    </>
  );
}
