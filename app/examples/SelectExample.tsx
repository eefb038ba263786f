import { useState, type ReactElement } from 'react';
import type { SelectOption } from '../../headless/select/index.js';
import { Select } from '../../skin/select/index.js';

const OFFICES: readonly SelectOption[] = [
  { value: 'ghent', label: 'Ghent', group: 'Belgium', description: 'Head office' },
  { value: 'liege', label: 'Liège', group: 'Belgium' },
  { value: 'lille', label: 'Lille', group: 'France' },
  { value: 'lyon', label: 'Lyon', group: 'France', disabled: true },
  { value: 'utrecht', label: 'Utrecht', group: 'Netherlands' },
];

/** One of several options, found by its first letters or by searching the whole text. */
export function SelectExample(): ReactElement {
  const [office, setOffice] = useState<string | null>('ghent');
  return (
    <div className="flex max-w-72 flex-col">
      <label id="office-label" htmlFor="office" className="mb-1.5 text-small font-medium">
        Office
      </label>
      <Select id="office" options={OFFICES} value={office} onChange={setOffice} />
      <label id="search-label" htmlFor="search" className="mt-4 mb-1.5 text-small font-medium">
        The same office, searched
      </label>
      <Select id="search" options={OFFICES} isSearchable value={office} onChange={setOffice} />
      <p className="mt-4 text-muted">
        Value: <code>{office ?? 'null'}</code>
      </p>
    </div>
  );
}
