import { useState, type ReactElement } from 'react';
import { usePageTitle, usePageTitleState } from '../../headless/page-title/index.js';

/** Adds the typed text to the title of the document. */
export function PageTitleExample(): ReactElement {
  const [name, setName] = useState('Ada Lovelace');
  usePageTitle(name);
  return (
    <>
      <label htmlFor="person" className="mb-1.5 block text-small font-medium">
        Person
      </label>
      <input
        id="person"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
        }}
        className="input-look h-control"
      />
      <p className="mt-4 wrap-anywhere text-muted">
        The title is now: <output className="text-text">{usePageTitleState()}</output>
      </p>
    </>
  );
}
