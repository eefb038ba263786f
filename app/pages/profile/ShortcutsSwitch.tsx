import type { ReactElement } from 'react';
import { useShortcuts } from '../../../headless/shortcuts/index.js';
import { Toggle } from '../../../skin/toggle/index.js';
import { useAppShortcuts } from '../../frame/useAppShortcuts.js';

/** Switches the shortcuts without Ctrl or Alt off and on (behavior B-16). */
export function ShortcutsSwitch(): ReactElement {
  const { isEnabled, setEnabled, switchLabel } = useShortcuts({ store: useAppShortcuts() });
  return <Toggle label={switchLabel} value={isEnabled} onChange={setEnabled} />;
}
