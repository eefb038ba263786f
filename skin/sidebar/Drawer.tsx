import {
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useModalFocus } from '../../headless/overlay/index.js';
import { Backdrop } from '../backdrop/index.js';

/** The props of the `<div>`, from `getSidebarProps`, with a name for the dialog. */
export interface DrawerProps extends ComponentPropsWithoutRef<'div'> {
  /** Called on Escape and on a press outside. */
  onClose: () => void;
}

/** The sidebar on a phone, over the page and modal (A11Y-DIALOG). Mount it while it is shown. */
export function Drawer({ onClose, ...props }: DrawerProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const modal = useModalFocus({ isOpen: true, container });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <>
      <Backdrop onPress={onClose} className="z-30" />
      <div {...modal.getModalProps({ ...props, onKeyDown })} ref={setContainer} />
    </>
  );
}
