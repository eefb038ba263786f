import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RichTextBlockButtonProps } from '../../headless/rich-text/index.js';
import { Button } from '../button/index.js';

/** The props of the `<button>`, and its icon. */
export interface BlockButtonProps {
  /** From the block's hook. */
  buttonProps: RichTextBlockButtonProps;
  Icon: LucideIcon;
}

/** A button within the text, in a void block (an image or an upload). */
export function BlockButton({
  buttonProps: { ref, ...props },
  Icon,
}: BlockButtonProps): ReactElement {
  return (
    <Button
      {...props}
      buttonRef={ref}
      variant="quiet"
      isIconOnly
      icon={<Icon aria-hidden className="size-4" strokeWidth={1.75} />}
    />
  );
}
