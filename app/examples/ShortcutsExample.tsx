import { useState, type ReactElement } from 'react';
import { useOwnStore } from '../../headless/core/index.js';
import { createShortcutsStore, useShortcut, useShortcuts } from '../../headless/shortcuts/index.js';

/**
 * Two shortcuts that exist while this page is open. In the store of
 * `sharedShortcuts.context`, Ctrl+K would find them too.
 */
export function ShortcutsExample(): ReactElement {
  const [count, setCount] = useState(0);
  const store = useOwnStore(undefined, () => createShortcutsStore());
  const add = (): void => {
    setCount((current) => current + 1);
  };
  const clear = (): void => {
    setCount(0);
  };
  useShortcut({ id: 'count', label: 'Count one more', keys: '+', run: add }, { store });
  useShortcut({ id: 'clear', label: 'Start at zero again', keys: 'g z', run: clear }, { store });
  const { entries, isEnabled } = useShortcuts({ store });
  return (
    <>
      <output className="block text-title font-semibold tabular-nums">{count}</output>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {entries.map(({ id, label, keys }) => (
          <div key={id} className="contents">
            <dt>
              <kbd className="rounded-control border border-border bg-sunken px-2 text-small">
                {keys.map((press) => press.join('+')).join(' ')}
              </kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      {!isEnabled && <p className="mt-4 text-muted">They are switched off in your profile.</p>}
    </>
  );
}
