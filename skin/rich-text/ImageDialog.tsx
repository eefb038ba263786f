import { useState, type ReactElement } from 'react';
import { useRichTextDescription } from '../../headless/rich-text/index.js';
import { AnchoredDialog } from '../anchored-dialog/index.js';
import { Button } from '../button/index.js';
import { DialogProblem } from './DialogProblem.js';
import type { RichTextDialogProps } from './LinkDialog.js';

/** The dialog for the alternative text of an image, at the button that opened it. */
export function ImageDialog({ store, toolbar }: RichTextDialogProps): ReactElement {
  const [button] = useState(() => store.elements.get('describe') ?? toolbar);
  const description = useRichTextDescription({ store });
  return (
    <AnchoredDialog
      dialogProps={description.getDialogProps()}
      title={description.title}
      anchor={button}
      onDismiss={description.close}
      onClose={description.close}
      footer={
        <>
          <Button {...description.getCancelProps()} className="ms-auto">
            {description.cancelLabel}
          </Button>
          <Button {...description.getApplyProps()} variant="primary">
            {description.applyLabel}
          </Button>
        </>
      }
    >
      <div className="px-3 md:w-80 md:max-w-full md:px-0">
        <label {...description.getTextLabelProps()} className="mb-1.5 block text-small font-medium">
          {description.textLabel}
        </label>
        <input {...description.getTextProps()} dir="auto" className="input-look h-control" />
        <label className="mt-1 flex min-h-control items-center gap-2 text-body">
          <input {...description.getDecorativeProps()} className="choice" />
          {description.decorativeLabel}
        </label>
        <DialogProblem {...description.getProblemProps()} text={description.problem} />
      </div>
    </AnchoredDialog>
  );
}
