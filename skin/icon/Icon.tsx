import type { LucideIcon } from 'lucide-react';
import { memo, type NamedExoticComponent } from 'react';
import { classNames } from '../core/index.js';

const SIZES = { 14: 'size-3.5', 16: 'size-4', 20: 'size-5', 32: 'size-8' } as const;

/** The icon, and how large it is. */
export interface IconProps {
  /** From `lucide-react`. */
  of: LucideIcon;
  /** In CSS pixels: 16 in controls, 20 in the menu, 32 above the text of a page. Default 16. */
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
}

/** An icon beside text or in a control with a name, so hidden from screen readers. */
export const Icon: NamedExoticComponent<IconProps> = memo(function Icon({
  of: Shape,
  size = 16,
  className,
}) {
  return (
    <Shape
      aria-hidden
      className={classNames(SIZES[size], className)}
      strokeWidth={size === 32 ? 1.5 : 1.75}
    />
  );
});
