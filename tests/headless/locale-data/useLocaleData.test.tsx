import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createLocaleDataStore,
  fromMonday,
  sharedLocaleData,
  useLocaleData,
  useLocaleNames,
  type LocaleDataStore,
  type LocaleScriptEvents,
} from '../../../headless/locale-data/index.js';
import { createFakeClock, type FakeClock } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { registeredBy } from './registered.js';

let store: LocaleDataStore;
let clock: FakeClock;
let script: LocaleScriptEvents;
beforeEach(() => {
  clock = createFakeClock();
  store = createLocaleDataStore({
    language: 'nl',
    baseUrl: 'https://example.org/',
    clock,
    loadScript: (_, events) => {
      script = events;
      return () => {};
    },
  });
});

describeConformance('useLocaleData', {
  useHook: () => useLocaleData({ store }),
  readState: () => store.getState(),
  parts: {},
});

test('LOCALE-3 names on the page are those of the script as soon as it is there', () => {
  function Months(): ReactElement {
    const { data, status } = useLocaleData({ store });
    return <p>{`${status} ${data.monthsShort[2]}`}</p>;
  }
  render(<Months />);
  act(() => {
    store.load('nl');
  });
  expect(screen.getByText('loading mrt')).toBeInTheDocument();
  act(() => {
    script.onRegister(registeredBy('nl'));
    script.onLoad();
    clock.advance(30);
  });
  expect(screen.getByText('loaded mrt.')).toBeInTheDocument();
});

test('LOCALE-3 a control has English names without a shell, the shell’s within one', () => {
  function Weekdays(): ReactElement {
    return <p>{fromMonday(useLocaleNames().weekdays)[0]}</p>;
  }
  const { rerender } = render(<Weekdays />);
  expect(screen.getByText('Monday')).toBeInTheDocument();
  rerender(
    <sharedLocaleData.context.Provider value={store}>
      <Weekdays />
    </sharedLocaleData.context.Provider>,
  );
  expect(screen.getByText('maandag')).toBeInTheDocument();
});
