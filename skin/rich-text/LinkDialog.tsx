import { useState, type ReactElement } from 'react';
import { useRichTextLink, type RichTextStore } from '../../headless/rich-text/index.js';
import { AnchoredDialog, FOOTER_START } from '../anchored-dialog/index.js';
import { Button } from '../button/index.js';
import { DialogProblem } from './DialogProblem.js';

/** For the dialogs of links and images, which are mounted while they are open. */
export interface RichTextDialogProps {
  /** The editor they change. */
  store: RichTextStore;
  /** They are placed at one of its tools, or at a button in the text. */
  toolbar: HTMLElement | null;
}

/** The dialog for the address of a link, at the toolbar, or over the page in a small window. */
export function LinkDialog({ store, toolbar }: RichTextDialogProps): ReactElement {
  const [tool] = useState(() => toolbar?.querySelector('[data-tool="link"]') ?? toolbar);
  const link = useRichTextLink({ store });
  return (
    <AnchoredDialog
      dialogProps={link.getDialogProps()}
      title={link.title}
      anchor={tool}
      onDismiss={link.close}
      onClose={link.close}
      footer={
        <>
          {link.isEditing && (
            <Button {...link.getRemoveProps()} variant="ghost" className={FOOTER_START}>
              {link.removeLabel}
            </Button>
          )}
          <Button {...link.getCancelProps()} className={link.isEditing ? undefined : 'ms-auto'}>
            {link.cancelLabel}
          </Button>
          <Button {...link.getApplyProps()} variant="primary">
            {link.applyLabel}
          </Button>
        </>
      }
    >
      <div className="px-3 md:w-80 md:max-w-full md:px-0">
        <label {...link.getUrlLabelProps()} className="mb-1.5 block text-small font-medium">
          {link.urlLabel}
        </label>
        <input {...link.getUrlProps()} dir="ltr" className="input-look h-control" />
        <DialogProblem {...link.getProblemProps()} text={link.problem} />
      </div>
    </AnchoredDialog>
  );
}
