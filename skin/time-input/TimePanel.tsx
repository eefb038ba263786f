import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import type { TimePart, UseTimeInputResult } from '../../headless/time-input/index.js';
import { Icon } from '../icon/index.js';
import { Popover } from '../popover/index.js';

const PARTS: readonly TimePart[] = ['hours', 'minutes'];

const STEP =
  'flex h-control w-full items-center justify-center rounded-control text-muted ' +
  'hover:bg-sunken hover:text-text';

function Spin({ time, part }: { time: UseTimeInputResult; part: TimePart }): ReactElement {
  return (
    <div className="flex w-16 flex-col items-center gap-1">
      <button {...time.getStepProps(part, 1)} className={STEP}>
        <Icon of={ChevronUp} size={20} />
      </button>
      <div
        {...time.getSpinProps(part)}
        className="flex h-14 w-full touch-none cursor-ns-resize items-center justify-center rounded-control border border-control text-display font-semibold tabular-nums select-none aria-invalid:border-danger"
      >
        {time[part] === '' ? '––' : time[part]}
      </div>
      <button {...time.getStepProps(part, -1)} className={STEP}>
        <Icon of={ChevronDown} size={20} />
      </button>
    </div>
  );
}

/** The two spin buttons, for hours and minutes, at their field. */
export function TimePanel({
  time,
  anchor,
}: {
  time: UseTimeInputResult;
  anchor: Element | null;
}): ReactElement {
  return (
    <Popover
      {...time.getPanelProps()}
      anchor={anchor}
      isInPlace
      closesOnBlur
      onLost={time.close}
      className="p-3 outline-none"
    >
      {/* A time is written from left to right in every language. */}
      <div dir="ltr" className="flex items-center gap-2">
        {PARTS.map((part) => (
          <Fragment key={part}>
            {part === 'minutes' && (
              <span aria-hidden className="text-display font-semibold text-muted">
                :
              </span>
            )}
            <Spin time={time} part={part} />
          </Fragment>
        ))}
      </div>
    </Popover>
  );
}
