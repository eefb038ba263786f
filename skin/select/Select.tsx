import { ChevronDown, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSelect, type UseSelectOptions } from '../../headless/select/index.js';
import { useElementId } from '../../headless/core/index.js';
import { classNames } from '../core/index.js';
import { besideLabel } from '../field/index.js';
import { Icon } from '../icon/index.js';
import { SelectPanel } from './SelectPanel.js';

/**
 * The options of `useSelect`, bound to the caller's own value or to the `control` of a form's
 * field, and the skin's own options.
 */
export type SelectProps<Value extends string = string> = UseSelectOptions<Value> & {
  /** The name of the control, and of its list, if no label points at it. */
  'aria-label'?: string | undefined;
  /**
   * Whether typing searches the options. Default false: a character moves to the next option that
   * begins with it.
   */
  isSearchable?: boolean | undefined;
  /** For the `<div>` around the control. */
  className?: string | undefined;
};

const LOOK = 'input-look h-control text-start';

/**
 * A select for one of several options. In a form, put it in a FieldFrame; on its own, the caller
 * provides the label, whose id is the select's with `-label` added: it names the list too.
 */
export function Select<Value extends string = string>({
  'aria-label': label,
  isSearchable = false,
  className,
  ...options
}: SelectProps<Value>): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const select = useSelect({ ...options, listLabel: options.listLabel ?? label });
  const clearId = useElementId()('clear');
  const hasNoClear = select.isEmpty || select.getClearProps().hidden;
  const room = hasNoClear ? 'pe-input-button' : 'pe-two-input-buttons';
  return (
    <div className={classNames('min-w-0', className)}>
      <div ref={setAnchor} className="relative">
        {isSearchable ? (
          <input
            {...select.getInputProps({ 'aria-label': label })}
            className={classNames(LOOK, room, 'text-ellipsis')}
          />
        ) : (
          <button
            {...select.getButtonProps({ 'aria-label': label })}
            className={classNames(LOOK, room)}
          >
            <span className={classNames('block truncate', select.isEmpty && 'text-muted')}>
              {select.text}
            </span>
          </button>
        )}
        <div className="pointer-events-none absolute inset-y-0 end-0 flex print:hidden">
          <button
            {...select.getClearProps(besideLabel(clearId, options.control?.ids.label))}
            className="input-button pointer-events-auto"
          >
            <Icon of={X} />
          </button>
          {/* Presses on the icon go through to the control, which opens. */}
          <span className="flex w-input-button items-center justify-center text-muted">
            <Icon of={ChevronDown} />
          </span>
        </div>
      </div>
      {options.name !== undefined && <input {...select.getHiddenProps()} />}
      {select.isOpen && <SelectPanel select={select} anchor={anchor} />}
    </div>
  );
}
