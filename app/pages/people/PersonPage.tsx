import { useState, type ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { TitledPage } from '../../frame/TitledPage.js';
import type { Person } from '../../resources/people.js';
import { PersonForm } from './PersonForm.js';

/** What saving answers is shown as it is: loading it again could fail, and take the form away. */
function PersonDetails({ loaded }: { loaded: Person | null }): ReactElement {
  const [person, setPerson] = useState(loaded);
  const title =
    person === null
      ? { id: 'people.person.new-title' }
      : `${person.givenName} ${person.familyName}`;
  return (
    <TitledPage title={title}>
      <PersonForm person={person} onSaved={setPerson} />
    </TitledPage>
  );
}

/** One person, or a new one. */
export function Page(): ReactElement {
  // The route of a new person has no loader, and so no data.
  const loaded = useLoaderData<Person | undefined>() ?? null;
  return <PersonDetails key={loaded?.id ?? 'new'} loaded={loaded} />;
}
