import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  createLanguageStore,
  useLanguage,
  type LanguageStore,
} from '../../../headless/language/index.js';
import { createMemoryStorage } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';

let store: LanguageStore;
beforeEach(() => {
  store = createLanguageStore({
    storage: createMemoryStorage({ locale: 'fr' }),
    languages: () => [],
    mode: 'live',
  });
});

describeConformance('useLanguage', {
  useHook: () => useLanguage({ store }),
  readState: () => store.getState(),
  parts: {
    'getLocaleProps(nl)': {
      getter: (language) => (props) => language.getLocaleProps('nl', props),
      element: 'span',
    },
  },
});

function LanguageList(): ReactElement {
  const { label, items, getLocaleProps } = useLanguage({ store });
  useEffect(() => store.connect(), []);
  return (
    <ul aria-label={label}>
      {items.map(({ key, label: title, isChecked, run }) => (
        <li key={key}>
          <button aria-pressed={isChecked} onClick={run} {...getLocaleProps(key)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

test('A11Y-LANG each item of the menu carries its own lang', () => {
  const { result } = renderHook(() => useLanguage({ store }));
  expect(result.current.items.map(({ lang }) => lang)).toEqual(['nl', 'fr', 'en']);
});

test('LANG-1 the current locale is the one that is shown, with its title', () => {
  store.connect();
  const { result } = renderHook(() => useLanguage({ store }));
  expect(result.current.locale).toEqual({ name: 'fr', title: 'Français' });
});

test('LANG-1 A11Y-LANG each title carries its own lang and tells whether it is the current', () => {
  render(<LanguageList />);
  expect(screen.getByRole('list', { name: 'Language' })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => [button.textContent, button.lang])).toEqual([
    ['Nederlands', 'nl'],
    ['Français', 'fr'],
    ['English', 'en'],
  ]);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Français');
  expect(screen.getByText('Français')).toHaveAttribute('data-active', 'true');
  expect(screen.getByText('English')).not.toHaveAttribute('data-active');
});

test.each([
  [undefined, ['fr-CA', 'en'], 'Français'],
  [undefined, ['zh-Hant-TW', 'en-US'], 'English'],
  [undefined, ['de'], 'Nederlands'],
  ['en', ['fr'], 'English'],
  ['xx', ['fr'], 'Français'],
])(
  'LANG-2 LANG-4 LANG-5 stored %s and a browser that asks for %j shows %s as chosen',
  (locale, languages, title) => {
    store = createLanguageStore({
      storage: createMemoryStorage(locale === undefined ? {} : { locale }),
      languages: () => languages,
    });
    render(<LanguageList />);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(title);
  },
);

test('LANG-3 A11Y-LANG choosing an item switches in place, and html[lang] and dir follow', async () => {
  const user = userEvent.setup();
  render(<LanguageList />);
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('English');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});
