import type { ReactElement } from 'react';
import { useShortcuts } from '../../headless/shortcuts/index.js';
import { Dialog } from '../dialog/index.js';
import { Toggle } from '../toggle/index.js';
import { Keys } from './Keys.js';

/** The keyboard shortcuts and the switch for them, in a dialog (behavior B-16). */
export function ShortcutList(): ReactElement {
  const { title, entries, isEnabled, setEnabled, switchLabel, close } = useShortcuts();
  return (
    <Dialog title={title} onClose={close}>
      <dl className="divide-y divide-border">
        {entries.map(({ id, label, keys }) => (
          <div key={id} className="flex min-h-row items-center justify-between gap-4 py-1.5">
            <dt className="min-w-0">{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2">
        <Toggle label={switchLabel} value={isEnabled} onChange={setEnabled} />
      </div>
    </Dialog>
  );
}
