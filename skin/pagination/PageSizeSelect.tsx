import type { ReactElement } from 'react';
import { useElementId, useFormatText, type TextDescriptor } from '../../headless/core/index.js';
import { NativeSelect } from '../field/index.js';

const LABEL: TextDescriptor = { id: 'gnap.pagination-page-size', defaultMessage: 'Per page' };

/** The current number of items per page, and the numbers to choose from. */
export interface PageSizeSelectProps {
  /** One of `sizes`. */
  value: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** A `<select>` for the number of items per page. */
export function PageSizeSelect({ value, sizes, onChange }: PageSizeSelectProps): ReactElement {
  const id = useElementId()();
  return (
    <span className="flex items-center gap-2 text-small text-muted print:hidden">
      <label htmlFor={id}>{useFormatText()(LABEL)}</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => {
          onChange(Number(target.value));
        }}
        className="input-look w-auto ps-2 text-text tabular-nums"
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </NativeSelect>
    </span>
  );
}
