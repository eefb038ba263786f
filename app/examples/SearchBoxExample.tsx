import { useState, type ReactElement } from 'react';
import { useSearchBox } from '../../headless/search-box/index.js';
import { SearchBox } from '../../skin/search-box/index.js';

/** Enter searches, Escape clears: the skin's box, and below it the hook with a button. */
export function SearchBoxExample(): ReactElement {
  const [asked, setAsked] = useState('');
  const own = useSearchBox({
    onSearch: setAsked,
    label: 'Find an invoice',
    placeholder: 'Number or customer',
  });
  return (
    <>
      <SearchBox onSearch={setAsked} label="Find a person" placeholder="Name" />
      <form {...own.getFormProps()} className="mt-4">
        <label {...own.getLabelProps()} className="mb-1.5 block text-small font-medium">
          {own.label}
        </label>
        <div className="flex gap-2">
          <input {...own.getInputProps()} className="input-look h-control min-w-0 grow" />
          <button {...own.getSubmitProps()} className="h-control px-3 font-medium text-accent">
            Search
          </button>
        </div>
      </form>
      <p role="status" className="mt-4 text-muted">
        {asked === '' ? 'Nothing has been searched for.' : `Searched for “${asked}”.`}
      </p>
    </>
  );
}
