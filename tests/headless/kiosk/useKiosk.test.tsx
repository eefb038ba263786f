import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createKioskStore, useKiosk, type KioskStore } from '../../../headless/kiosk/index.js';
import { createFakeNavigation, createMemoryStorage } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';

let store: KioskStore;
function createStore(lockExit: boolean): KioskStore {
  const created = createKioskStore({
    navigation: createFakeNavigation(),
    storage: createMemoryStorage(),
    lockExit,
  });
  created.enter();
  return created;
}
beforeEach(() => {
  store = createStore(false);
});

describeConformance('useKiosk', {
  useHook: () => useKiosk({ store }),
  readState: () => store.getState(),
  parts: { getExitProps: { getter: (kiosk) => kiosk.getExitProps, element: 'button' } },
});

function Exit(): ReactElement {
  const kiosk = useKiosk({ store });
  return (
    <>
      <button {...kiosk.getExitProps()} />
      {kiosk.isKiosk && <p>Kiosk</p>}
      <main tabIndex={-1} />
    </>
  );
}

test('B-17 the exit button ends kiosk mode', async () => {
  const user = userEvent.setup();
  render(<Exit />);
  const exit = screen.getByRole('button', { name: 'Exit kiosk mode' });
  expect(exit).not.toHaveAttribute('aria-disabled');
  await user.click(exit);
  expect(screen.queryByText('Kiosk')).not.toBeInTheDocument();
  expect(exit).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('B-17 a locked exit is exposed as disabled and does nothing', async () => {
  const user = userEvent.setup();
  store = createStore(true);
  render(<Exit />);
  const exit = screen.getByRole('button', { name: 'Exit kiosk mode' });
  expect(exit).toHaveAttribute('aria-disabled', 'true');
  await user.click(exit);
  expect(screen.getByText('Kiosk')).toBeInTheDocument();
  expect(exit).toHaveFocus();
});
