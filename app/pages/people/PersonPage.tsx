import { useState, type ReactElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { TitledPage } from '../../frame/TitledPage.js';
import type { PersonPageData } from './loaders.js';
import { PersonForm } from './PersonForm.js';

/**
 * Shows the person as the server last returned them: loading them again could fail, and take the
 * form away.
 */
function TitledPersonForm({ person: loaded, departments }: PersonPageData): ReactElement {
  const [person, setPerson] = useState(loaded);
  const title =
    person === null
      ? { id: 'people.person.new-title' }
      : `${person.givenName} ${person.familyName}`;
  return (
    <TitledPage title={title}>
      <PersonForm person={person} departments={departments} onChanged={setPerson} />
    </TitledPage>
  );
}

/** One person, or a new one. */
export function Page(): ReactElement {
  const data = useLoaderData<PersonPageData>();
  return <TitledPersonForm key={data.person?.id ?? 'new'} {...data} />;
}
