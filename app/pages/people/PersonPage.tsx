import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router-dom';
import { useBreadcrumb } from '../../../headless/breadcrumbs/index.js';
import { usePageTitle } from '../../../headless/page-title/index.js';
import { Breadcrumbs } from '../../../skin/breadcrumbs/index.js';
import { PageHead } from '../../../skin/frame/index.js';
import type { Person } from '../../resources/people.js';
import { PersonForm } from './PersonForm.js';

/** One person, or a new one. */
export function Page(): ReactElement {
  const { formatMessage } = useIntl();
  // The route of a new person has no loader, and so no data.
  const person = useLoaderData<Person | undefined>() ?? null;
  const title =
    person === null
      ? formatMessage({ id: 'people.person.new-title' })
      : `${person.givenName} ${person.familyName}`;
  usePageTitle(title);
  useBreadcrumb({ title });
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs />} title={title} />
      <PersonForm key={person?.id ?? 'new'} person={person} />
    </>
  );
}
