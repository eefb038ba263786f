import { lazy, Suspense, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { consoleLog } from '../../../headless/platform/index.js';
import { Alert } from '../../../skin/alert/index.js';
import { Skeleton } from '../../../skin/skeleton/index.js';
import type { ScheduleFieldsProps } from './ScheduleFields.js';

function MissingFields(): ReactElement {
  return (
    <Alert className="mb-5">
      <FormattedMessage id="people.schedule.missing" />
    </Alert>
  );
}

const ScheduleFields = lazy(async () => {
  try {
    return { default: (await import('./ScheduleFields.js')).ScheduleFields };
  } catch (cause) {
    consoleLog('The fields of the schedule could not be loaded.', cause);
    return { default: MissingFields };
  }
});

/** As high as the fields, so that nothing moves when they are there. */
function LoadingFields(): ReactElement {
  return (
    <div aria-busy className="grid gap-x-4 sm:grid-cols-2">
      {['birthday', 'hours', 'absence'].map((field) => (
        <div key={field} className="h-21.5 pt-6.5">
          <Skeleton className="h-control" />
        </div>
      ))}
    </div>
  );
}

/** The fields with pickers, when they have arrived; the rest of the form does not wait. */
export function ScheduleSection(props: ScheduleFieldsProps): ReactElement {
  return (
    <Suspense fallback={<LoadingFields />}>
      <ScheduleFields {...props} />
    </Suspense>
  );
}
