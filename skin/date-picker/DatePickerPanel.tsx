import type { ReactElement } from 'react';
import { useCalendar } from '../../headless/calendar/index.js';
import { useFormatText } from '../../headless/core/index.js';
import type { UseDatePickerResult } from '../../headless/date-picker/index.js';
import { AnchoredDialog, FOOTER_START } from '../anchored-dialog/index.js';
import { Button } from '../button/index.js';
import { CalendarMonth } from '../calendar/index.js';

/** The open picker, and the element its calendar is placed at. */
export interface DatePickerPanelProps {
  /** Result of `useDatePicker`. */
  picker: UseDatePickerResult;
  anchor: Element | null;
}

/** The open calendar of a date picker. */
export function DatePickerPanel({ picker, anchor }: DatePickerPanelProps): ReactElement {
  const formatText = useFormatText();
  const calendar = useCalendar(picker.calendar);
  return (
    <AnchoredDialog
      dialogProps={picker.getDialogProps()}
      title={picker.popupLabel}
      anchor={anchor}
      onDismiss={picker.close}
      onClose={picker.close}
      footer={
        <>
          <Button variant="ghost" onClick={calendar.store.focusToday} className={FOOTER_START}>
            {formatText({ id: 'gnap.calendar.today', defaultMessage: 'Today' })}
          </Button>
          <Button {...picker.getCancelProps()}>
            {formatText({ id: 'gnap.calendar.cancel', defaultMessage: 'Cancel' })}
          </Button>
          <Button variant="primary" onClick={calendar.selectFocused}>
            {formatText({ id: 'gnap.calendar.ok', defaultMessage: 'OK' })}
          </Button>
        </>
      }
    >
      <div className="mx-auto w-full max-w-80 md:w-63 md:pointer-coarse:w-77">
        <CalendarMonth calendar={calendar} />
      </div>
    </AnchoredDialog>
  );
}
