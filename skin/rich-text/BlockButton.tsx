import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RichTextBlockButtonProps } from '../../headless/rich-text/index.js';
import { Button } from '../button/index.js';

/** What the `<button>` does to its block, and the icon that shows it. */
export interface BlockButtonProps {
  /** Of the block's hook. */
  buttonProps: RichTextBlockButtonProps;
  Icon: LucideIcon;
}

/** A button within the text, at a block that is no text. */
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
