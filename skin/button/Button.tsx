import type { ComponentPropsWithoutRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../core/index.js';

/**
 * How much a button stands out: `primary` is filled, `secondary` has a border, `ghost` has none,
 * `quiet` is paler still, and `danger` is for destructive actions.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'quiet' | 'danger';

/** What determines the look of a button, for `buttonLook` and `Button`. */
export interface ButtonLookOptions {
  /** Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /**
   * Square, for a lone icon; such a button needs an `aria-label`, which is also its tooltip.
   * Default false.
   */
  isIconOnly?: boolean | undefined;
}

/** The props of the `<button>`, its look, and whether it is busy. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLookOptions {
  /** Shows a spinner in place of the label. Default false. */
  isBusy?: boolean | undefined;
  /** Shown before the label; hide it from screen readers. */
  icon?: ReactNode;
  /** Ref to the element; React 18 does not pass `ref` itself to function components. */
  buttonRef?: ((element: HTMLButtonElement | null) => void) | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-control bg-surface text-text hover:bg-sunken',
  ghost: 'border-transparent bg-transparent text-text hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-muted hover:bg-sunken hover:text-text',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-tint',
};

const LOOK =
  'inline-flex h-fit min-h-control max-w-full shrink-0 select-none items-center justify-center gap-2 ' +
  'rounded-control border py-px text-center text-body font-medium wrap-anywhere ' +
  'disabled:opacity-50 aria-disabled:opacity-50 ' +
  'pressed:bg-accent-tint pressed:text-accent ' +
  'forced-colors:pressed:bg-highlight forced-colors:pressed:text-highlight-text';

/** The classes of a button, for links and other elements that should look like one. */
export function buttonLook({
  variant = 'secondary',
  isIconOnly = false,
}: ButtonLookOptions = {}): string {
  return classNames(LOOK, VARIANTS[variant], isIconOnly ? 'w-control' : 'px-3');
}

function Spinner(): ReactElement {
  return (
    <span aria-hidden className="absolute inset-0 flex items-center justify-center">
      <span className="spinner" />
    </span>
  );
}

/**
 * A button, which looks pressed in while it is `aria-pressed`, or `aria-checked` as one of several
 * choices. It submits a form only with `type="submit"`. While busy it keeps its name, size and
 * focus, and a press does not run `onClick`; a submit still reaches the form, whose hook decides.
 */
export function Button({
  variant,
  isIconOnly,
  isBusy = false,
  icon,
  buttonRef,
  className,
  children,
  onClick,
  ...props
}: ButtonProps): ReactElement {
  return (
    <button
      ref={buttonRef}
      type="button"
      // Without it, Safari does not focus a button that is clicked, so no dialog could return there.
      tabIndex={0}
      aria-busy={isBusy || undefined}
      data-tooltip={isIconOnly === true ? props['aria-label'] : undefined}
      {...props}
      onClick={isBusy ? undefined : onClick}
      aria-disabled={isBusy || props['aria-disabled']}
      className={classNames('relative', buttonLook({ variant, isIconOnly }), className)}
    >
      {isBusy && <Spinner />}
      <span className={classNames('flex min-w-0 items-center gap-2', isBusy && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  );
}
