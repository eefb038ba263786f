import { useState, type ReactElement } from 'react';
import { Button } from '../../skin/button/index.js';
import { Dialog, DialogActions } from '../../skin/dialog/index.js';

/** The focus moves into the dialog, is kept there, and returns to the button. */
export function DialogExample(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState('nothing yet');
  const close = (given: string): void => {
    setAnswer(given);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Close the month …
      </Button>
      <p className="mt-4 text-muted">Answered: {answer}</p>
      {isOpen && (
        <Dialog
          title="Close the month?"
          description="Nobody can change its hours afterwards."
          onClose={() => {
            close('no');
          }}
        >
          <DialogActions>
            <Button
              variant="primary"
              onClick={() => {
                close('yes');
              }}
            >
              Close the month
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                close('no');
              }}
            >
              Leave it open
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
