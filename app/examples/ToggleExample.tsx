import { useState, type ReactElement } from 'react';
import { useToggle } from '../../headless/toggle/index.js';
import { Toggle } from '../../skin/toggle/index.js';

/** The same value twice: the skin's switch, and the hook with markup of your own. */
export function ToggleExample(): ReactElement {
  const [isActive, setIsActive] = useState(true);
  const own = useToggle({ value: isActive, onChange: setIsActive });
  return (
    <>
      <Toggle label="Active" value={isActive} onChange={setIsActive} />
      <label {...own.getLabelProps()} className="mt-2 flex min-h-control items-center gap-2">
        <input {...own.getInputProps()} className="choice" />
        <span>
          Active, in markup of its own: <em {...own.getTextProps()}>{own.text}</em>
        </span>
      </label>
    </>
  );
}
