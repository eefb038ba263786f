import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RichTextBlockButtonProps } from '../../headless/rich-text/index.js';
import { Button } from '../button/index.js';
import { Icon } from '../icon/index.js';

/** The props of the `<button>`, and its icon. */
export interface BlockButtonProps {
  /** From the block's hook. */
  buttonProps: RichTextBlockButtonProps;
  icon: LucideIcon;
}

/** A button within the text, in a void block (an image or an upload). */
export function BlockButton({
  buttonProps: { ref, ...props },
  icon,
}: BlockButtonProps): ReactElement {
  return <Button {...props} buttonRef={ref} variant="quiet" isIconOnly icon={<Icon of={icon} />} />;
}
