import { Search, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchBox, type UseSearchBoxOptions } from '../../headless/search-box/index.js';
import { classNames } from '../core/index.js';
import { Icon } from '../icon/index.js';

/** The options of `useSearchBox`, and classes for the box's `<form>`. */
export type SearchBoxProps = UseSearchBoxOptions & {
  className?: string | undefined;
  /** The most that can be typed or pasted, in UTF-16 units; no limit by default. */
  maxLength?: number | undefined;
};

/** A search box: Enter searches, Escape clears. */
export function SearchBox({ className, maxLength, ...options }: SearchBoxProps): ReactElement {
  const search = useSearchBox(options);
  return (
    <form {...search.getFormProps()} className={classNames('relative', className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted"
      />
      <input
        {...search.getInputProps()}
        maxLength={maxLength}
        className="input-look h-control ps-8 pe-input-button"
      />
      <button {...search.getClearProps()} className="input-button absolute inset-y-0 end-0">
        <Icon of={X} />
      </button>
    </form>
  );
}
