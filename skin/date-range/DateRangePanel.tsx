import { memo, type ReactElement } from 'react';
import { useCalendar, type UseCalendarOptions } from '../../headless/calendar/index.js';
import { useFormatText } from '../../headless/core/index.js';
import type { UseDateRangeResult } from '../../headless/date-range/index.js';
import { AnchoredDialog, FOOTER_START } from '../anchored-dialog/index.js';
import { Button } from '../button/index.js';
import { CalendarMonth, type CalendarMonthProps } from '../calendar/index.js';
import { classNames, useMediaQuery } from '../core/index.js';
import { RangeField } from './RangeField.js';
import { SIDE_BY_SIDE } from './sideBySide.js';

/** The open picker, and the element its dialog is placed at. */
export interface DateRangePanelProps {
  /** Result of `useDateRange`. */
  range: UseDateRangeResult;
  anchor: Element | null;
}

/** Re-renders when it shows another month; choosing a day re-renders only the days that change. */
const Month = memo(function Month({
  turns,
  ...options
}: UseCalendarOptions & Pick<CalendarMonthProps, 'turns'>): ReactElement {
  return <CalendarMonth calendar={useCalendar(options)} turns={turns} />;
});

/** The open date range picker: two fields, presets, and two months, or one on a phone. */
export function DateRangePanel({ range, anchor }: DateRangePanelProps): ReactElement {
  const formatText = useFormatText();
  const hasTwo = useMediaQuery(SIDE_BY_SIDE);
  const { store } = useCalendar({ ...range.calendar, monthCount: hasTwo ? 2 : 1 });
  const { onSelect } = range.calendar;
  return (
    <AnchoredDialog
      dialogProps={range.getDialogProps()}
      title={range.popupLabel}
      anchor={anchor}
      onDismiss={(reason) => {
        if (reason === 'escape') range.escape();
        else range.pressOutside();
      }}
      onClose={range.cancel}
      footer={
        <>
          <Button {...range.getDialogClearProps()} variant="ghost" className={FOOTER_START}>
            {formatText({ id: 'gnap.calendar.clear', defaultMessage: 'Clear' })}
          </Button>
          <Button {...range.getCancelProps()}>
            {formatText({ id: 'gnap.calendar.cancel', defaultMessage: 'Cancel' })}
          </Button>
          <Button {...range.getApplyProps()} variant="primary">
            {formatText({ id: 'gnap.calendar.apply', defaultMessage: 'Apply' })}
          </Button>
        </>
      }
    >
      <div
        className={classNames(
          'mx-auto flex w-full flex-col gap-3',
          hasTwo ? 'md:w-130 md:pointer-coarse:w-158' : 'max-w-80',
        )}
      >
        <div className="flex items-start gap-4 px-3 md:px-1">
          <RangeField range={range} end="start" />
          <RangeField range={range} end="end" />
        </div>
        <span {...range.getHintProps()} className="sr-only">
          {range.hint}
        </span>
        {range.presets.length > 0 && (
          <div className="flex flex-wrap gap-2 px-3 md:px-1">
            {range.presets.map((label, index) => (
              <Button key={label} {...range.getPresetProps(index)}>
                {label}
              </Button>
            ))}
          </div>
        )}
        <div
          {...range.getCalendarsProps()}
          className={classNames('grid gap-4', hasTwo ? 'grid-cols-2' : 'grid-cols-1')}
        >
          <Month store={store} onSelect={onSelect} turns={hasTwo ? 'back' : 'both'} />
          {hasTwo && <Month store={store} onSelect={onSelect} offset={1} turns="forward" />}
        </div>
      </div>
    </AnchoredDialog>
  );
}
