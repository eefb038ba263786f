import { memo, useEffect, useState, type NamedExoticComponent, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFocusToHeading } from '../../../headless/page-heading/index.js';
import { consoleLog } from '../../../headless/platform/index.js';
import { Alert } from '../../../skin/alert/index.js';
import { Button } from '../../../skin/button/index.js';
import { lazyPart, type LostPartProps } from '../../../skin/core/index.js';
import { Skeleton } from '../../../skin/skeleton/index.js';
import { FormSection } from '../../forms/FormSection.js';
import type { WorkAndScheduleProps } from './WorkAndSchedule.js';

interface LoadedProps extends WorkAndScheduleProps {
  onRetry: () => void;
}

function MissingSections({ onRetry, cause }: LoadedProps & LostPartProps): ReactElement {
  const alertRef = useFocusToHeading();
  useEffect(() => {
    consoleLog('The fields of work and schedule could not be loaded.', cause);
  }, [cause]);
  return (
    <Alert alertRef={alertRef}>
      <p className="mb-2">
        <FormattedMessage id="people.details-missing" />
      </p>
      <Button onClick={onRetry}>
        <FormattedMessage id="app.failed.retry" />
      </Button>
    </Alert>
  );
}

function FieldSkeletons({ count }: { count: number }): ReactElement {
  return (
    <div className="grid gap-x-4 @lg:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="h-22.5 pt-6.5">
          <Skeleton className="h-control" />
        </div>
      ))}
    </div>
  );
}

/** About as high as the fields, so that little moves when they are loaded. */
function LoadingSections(): ReactElement {
  return (
    <div aria-busy className="contents">
      <FormSection title={<FormattedMessage id="people.section.work" />}>
        <FieldSkeletons count={4} />
        <div className="h-36.5 pt-6.5">
          <Skeleton className="h-22" />
        </div>
      </FormSection>
      <FormSection title={<FormattedMessage id="people.section.schedule" />}>
        <FieldSkeletons count={3} />
      </FormSection>
    </div>
  );
}

const WorkAndSchedule = lazyPart<LoadedProps>({
  load: async () => (await import('./WorkAndSchedule.js')).WorkAndSchedule,
  Lost: MissingSections,
  Fallback: LoadingSections,
});

/**
 * The sections below the first, as soon as they are loaded; the rest of the form does not wait. They
 * do not re-render when their form begins or ends a validation.
 */
export const LazyWorkAndSchedule: NamedExoticComponent<WorkAndScheduleProps> = memo(
  function LazyWorkAndSchedule(props) {
    const [attempt, setAttempt] = useState(0);
    return (
      <WorkAndSchedule
        key={attempt}
        {...props}
        onRetry={() => {
          setAttempt(attempt + 1);
        }}
      />
    );
  },
);
