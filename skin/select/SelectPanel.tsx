import { memo, type ReactElement } from 'react';
import {
  useSelectOption,
  type SelectItem,
  type SelectStore,
  type UseSelectResult,
} from '../../headless/select/index.js';
import { classNames } from '../core/index.js';
import { ChoiceMark } from '../icon/index.js';
import { Popover } from '../popover/index.js';

/** The item's own props, so that `memo` compares them: each render makes the items anew. */
interface OptionProps<Value extends string> extends SelectItem<Value> {
  store: SelectStore<Value>;
}

function OptionRow<Value extends string>({ store, ...item }: OptionProps<Value>): ReactElement {
  const { isSelected, getOptionProps } = useSelectOption({ store }, item);
  return (
    <div
      {...getOptionProps()}
      className={classNames(
        'flex min-h-control items-center gap-2 rounded-control px-2 py-1 text-body data-[active=true]:bg-accent-tint',
        item.isDisabled
          ? 'cursor-default text-muted forced-colors:text-gray-text'
          : 'cursor-pointer',
        isSelected && 'font-medium',
      )}
    >
      <ChoiceMark isChosen={isSelected} />
      <span className="min-w-0 wrap-anywhere">
        {item.label}
        {item.description !== undefined && (
          <span className="block text-small font-normal text-muted">{item.description}</span>
        )}
      </span>
    </div>
  );
}

/** The type of `memo` would fix the values to `string`. */
const Option = memo(OptionRow) as typeof OptionRow;

/** The popover's padding and border at both sides, in CSS pixels. */
const EDGES = 10;

/** The open select, and the element its list is placed at. */
export interface SelectPanelProps<Value extends string> {
  /** Result of `useSelect`. */
  select: UseSelectResult<Value>;
  anchor: HTMLElement | null;
}

/** The open list of a select, at least as wide as its field, if the window is. */
export function SelectPanel<Value extends string>({
  select,
  anchor,
}: SelectPanelProps<Value>): ReactElement {
  const { groups, statusText, store, close } = select;
  return (
    // In place, since a dialog around it makes everything outside that dialog inert.
    <Popover
      {...select.getPanelProps()}
      anchor={anchor}
      isInPlace
      closesOnBlur
      onLost={close}
      className="flex max-w-window flex-col p-1"
    >
      {/* No `minWidth`, which would win against the width of a window as narrow as the field. */}
      <div className="max-w-full" style={{ width: (anchor?.clientWidth ?? 0) - EDGES }} />
      <div className="flex min-h-0 flex-col">
        <div {...select.getListProps()} className="max-h-80 overflow-y-auto">
          {groups.map(({ label, entries, getGroupProps, getGroupLabelProps }) => (
            <div key={label} {...getGroupProps()}>
              {label !== null && (
                <div
                  {...getGroupLabelProps()}
                  className="px-2 pt-2 pb-1 text-caption font-medium text-muted"
                >
                  {label}
                </div>
              )}
              {entries.map((item) => (
                <Option key={item.value} {...item} store={store} />
              ))}
            </div>
          ))}
        </div>
        {statusText !== '' && <p className="px-2 py-1.5 text-muted">{statusText}</p>}
      </div>
    </Popover>
  );
}
