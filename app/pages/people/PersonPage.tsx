import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { TitledPage } from '../../frame/TitledPage.js';
import type { Person } from '../../resources/people.js';
import { PersonForm } from './PersonForm.js';

/** One person, or a new one. */
export function Page(): ReactElement {
  // The route of a new person has no loader, and so no data.
  const person = useLoaderData<Person | undefined>() ?? null;
  const title =
    person === null
      ? { id: 'people.person.new-title' }
      : `${person.givenName} ${person.familyName}`;
  return (
    <TitledPage title={title}>
      <PersonForm key={person?.id ?? 'new'} person={person} />
    </TitledPage>
  );
}
