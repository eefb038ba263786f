import { CalendarRange, X } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useDateRange, type UseDateRangeOptions } from '../../headless/date-range/index.js';
import { classNames, lazyPopup } from '../core/index.js';
import { besideLabel } from '../field/index.js';
import { Icon } from '../icon/index.js';

const DateRangePanel = lazyPopup({
  load: async () => (await import('./DateRangePanel.js')).DateRangePanel,
  useClose: ({ range }) => range.cancel,
});

/**
 * The options of `useDateRange`, bound to the caller's own value or to the `control` of a form's
 * field, and the skin's own options.
 */
export type DateRangePickerProps = UseDateRangeOptions & {
  /** Shown above the field; in a form, the FieldFrame has the label. */
  label?: ReactNode;
  /** For the `<div>` around all of it. */
  className?: string | undefined;
};

/** A button that shows a start and an end, with calendars, whose code is loaded on first focus. */
export function DateRangePicker({
  label,
  className,
  ...options
}: DateRangePickerProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const range = useDateRange(options);
  const isEmpty = range.text === '';
  const isLabelled = label !== undefined || options.control !== undefined;
  const labelId = isLabelled ? range.getLabelProps().id : undefined;
  const trigger = range.getTriggerProps();
  const clear = range.getClearProps(besideLabel(`${trigger.id}-clear`, labelId));
  return (
    <div
      {...range.getGroupProps({ onFocus: DateRangePanel.prepare })}
      className={classNames('min-w-0', className)}
    >
      {label !== undefined && (
        <label {...range.getLabelProps()} className="mb-1.5 block text-small font-medium">
          {label}
        </label>
      )}
      <div ref={setAnchor} className="relative">
        <button
          {...trigger}
          tabIndex={0}
          className={classNames(
            'input-look flex min-h-control min-w-0 items-center gap-2 py-1 text-start tabular-nums',
            !clear.hidden && 'pe-input-button',
          )}
        >
          <Icon of={CalendarRange} className="shrink-0 text-muted" />
          <span
            {...range.getTextProps()}
            className={classNames('min-w-0', isEmpty ? 'text-muted' : 'pe-1')}
          >
            {isEmpty ? range.popupLabel : range.text}
          </span>
        </button>
        <button {...clear} className="input-button absolute inset-y-0 end-0">
          <Icon of={X} />
        </button>
      </div>
      {range.isOpen && <DateRangePanel range={range} anchor={anchor} />}
    </div>
  );
}
