import { lazy, Suspense, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { consoleLog } from '../../../headless/platform/index.js';
import { Alert } from '../../../skin/alert/index.js';
import { Skeleton } from '../../../skin/skeleton/index.js';
import { FormSection } from '../../forms/FormSection.js';
import type { DetailsProps } from './Details.js';

function MissingDetails(): ReactElement {
  return (
    <Alert>
      <FormattedMessage id="people.details-missing" />
    </Alert>
  );
}

const Details = lazy(async () => {
  try {
    return { default: (await import('./Details.js')).Details };
  } catch (cause) {
    consoleLog('The fields of work and schedule could not be loaded.', cause);
    return { default: MissingDetails };
  }
});

function FieldSkeletons({ count }: { count: number }): ReactElement {
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="h-21.5 pt-6.5">
          <Skeleton className="h-control" />
        </div>
      ))}
    </div>
  );
}

/** About as high as the fields, so that little moves when they are there. */
function LoadingDetails(): ReactElement {
  return (
    <div aria-busy className="contents">
      <FormSection title={<FormattedMessage id="people.section.work" />}>
        <FieldSkeletons count={4} />
        <div className="h-35.5 pt-6.5">
          <Skeleton className="h-22" />
        </div>
      </FormSection>
      <FormSection title={<FormattedMessage id="people.section.schedule" />}>
        <FieldSkeletons count={3} />
      </FormSection>
    </div>
  );
}

/** The sections below the first, when they have arrived; the rest of the form does not wait. */
export function DetailSections(props: DetailsProps): ReactElement {
  return (
    <Suspense fallback={<LoadingDetails />}>
      <Details {...props} />
    </Suspense>
  );
}
