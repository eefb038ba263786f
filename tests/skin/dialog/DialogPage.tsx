import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../skin/button/index.js';
import { Dialog, DialogActions, type DialogProps } from '../../../skin/dialog/index.js';
import { LiveRegions } from '../../../skin/live-regions/index.js';
import { Notifications } from '../../../skin/notifications/index.js';

export interface DialogPageProps extends Partial<DialogProps> {
  /** Only its actions close it. */
  mustBeAnswered?: boolean;
  /** Stands on the page. */
  page?: ReactNode;
}

const CONTENT: ReactNode = <input aria-label="Reason" className="border border-control" />;

/** A page with a button that opens a dialog. */
export function DialogPage({
  mustBeAnswered = false,
  page,
  children = CONTENT,
  ...props
}: DialogPageProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => {
    setIsOpen(false);
  };
  return (
    <>
      <main>
        <Button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Delete
        </Button>
        {page}
      </main>
      {isOpen && (
        <Dialog title="Delete Jan Peeters?" onClose={mustBeAnswered ? undefined : close} {...props}>
          {children}
          <DialogActions>
            <Button variant="primary" onClick={close}>
              Delete for good
            </Button>
            <Button onClick={close}>Keep</Button>
          </DialogActions>
        </Dialog>
      )}
      <Notifications />
      <LiveRegions />
    </>
  );
}
