import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useState, type ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { FormatTextContext, useFormatText } from '../../../headless/core/index.js';
import {
  createTranslationsStore,
  sharedTranslations,
  useFormatTextValue,
  useTranslationPart,
  useTranslations,
  type TranslationsStore,
} from '../../../headless/translations/index.js';
import { describeConformance } from '../support/conformance.js';
import { settle } from '../support/deferred.js';

const FILES: Record<string, object> = {
  '/people/translations.nl.json': { people: { title: 'Mensen' } },
  '/people/translations.fr.json': { people: { title: 'Gens' } },
  '/tasks/translations.nl.json': { tasks: { title: 'Taken' } },
};

let store: TranslationsStore;
let requested: string[];
beforeEach(() => {
  requested = [];
  store = createTranslationsStore({
    language: 'nl',
    baseUrl: 'https://example.org/',
    buildId: '1',
    fetch: (input) => {
      const { pathname } = new URL(String(input));
      requested.push(pathname);
      return Promise.resolve(new Response(JSON.stringify(FILES[pathname])));
    },
  });
});

describeConformance('useTranslations', {
  useHook: () => useTranslations({ store }),
  readState: () => store.getState(),
  parts: {},
});

const title = { id: 'people.title', defaultMessage: 'People' };

/** Renders for its context only: no prop of it ever changes. */
const Title = memo(function Title(): ReactElement {
  return <h1>{useFormatText()(title)}</h1>;
});

function App(): ReactElement {
  return (
    <FormatTextContext.Provider value={useFormatTextValue(store)}>
      <Title />
    </FormatTextContext.Provider>
  );
}

test('TRANS-2 text that is on the page follows the messages and the language', async () => {
  render(<App />);
  expect(screen.getByRole('heading')).toHaveTextContent('People');
  await act(() => store.addPart('people'));
  expect(screen.getByRole('heading')).toHaveTextContent('Mensen');
  await act(() => store.setLanguage('fr'));
  expect(screen.getByRole('heading')).toHaveTextContent('Gens');
});

test('TRANS-2 a component that needs a part adds it, once, and sees when it is there', async () => {
  function People(): ReactElement {
    const status = useTranslationPart('people', { store });
    const { format } = useTranslations({ store });
    return <p>{`${status}: ${format(title)}`}</p>;
  }
  render(<People />);
  expect(screen.getByText('loading: People')).toBeInTheDocument();
  expect(await screen.findByText('loaded: Mensen')).toBeInTheDocument();
  expect(requested).toEqual(['/people/translations.nl.json']);
});

test('TRANS-2 LANG-3 a component reads the language, the messages and the parts, and adds a part', async () => {
  const { result } = renderHook(() => useTranslations({ store }));
  await act(() => result.current.addPart('people'));
  expect(result.current.parts).toEqual({ people: 'loaded' });
  expect(result.current.messages['people.title']).toBe('Mensen');
  await act(() => store.setLanguage('fr'));
  expect(result.current.language).toBe('fr');
  expect(result.current.messages['people.title']).toBe('Gens');
});

test('TRANS-2 a component that comes to need another part adds that one too', async () => {
  function Part({ name }: { name: string }): ReactElement {
    return <p>{useTranslationPart(name, { store })}</p>;
  }
  const { rerender } = render(<Part name="people" />);
  expect(await screen.findByText('loaded')).toBeInTheDocument();
  rerender(<Part name="tasks" />);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('loaded')).toBeInTheDocument();
});

/** A store whose files are all missing. */
function createEmptyStore(): TranslationsStore {
  return createTranslationsStore({
    language: 'nl',
    baseUrl: 'https://example.org/',
    buildId: '1',
    fetch: async (input) => {
      requested.push(new URL(String(input)).pathname);
      // In a turn of its own, or a page that asks without end would keep the test from ending.
      await settle();
      return new Response('Not found', { status: 404 });
    },
    log: () => {},
  });
}

test('TRANS-2 a part that failed is told', async () => {
  store = createEmptyStore();
  function People(): ReactElement {
    return <p>{useTranslationPart('people')}</p>;
  }
  render(
    <sharedTranslations.context.Provider value={store}>
      <People />
    </sharedTranslations.context.Provider>,
  );
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

function PeopleStatus(): ReactElement {
  return <b>{useTranslationPart('people', { store })}</b>;
}

test('TRANS-3 a page whose texts are missing is shown, and asks once more for a component in it that needs them too', async () => {
  store = createEmptyStore();
  function People(): ReactElement {
    if (useTranslationPart('people', { store }) === 'loading') return <p>…</p>;
    return <PeopleStatus />;
  }
  render(<People />);
  const part = await screen.findByText('failed');
  for (let turn = 0; turn < 5; turn += 1) await act(settle);
  expect(part).toBeInTheDocument();
  expect(requested).toHaveLength(2);
});

test('TRANS-3 what was typed on a page whose texts are missing stays as they are asked for again', async () => {
  store = createEmptyStore();
  const user = userEvent.setup();
  function Content(): ReactElement {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <input />
        <button onClick={() => setIsOpen(true)}>Open</button>
        {isOpen && <PeopleStatus />}
      </>
    );
  }
  function People(): ReactElement {
    if (useTranslationPart('people', { store }) === 'loading') return <p>…</p>;
    return <Content />;
  }
  render(<People />);
  await user.type(await screen.findByRole('textbox'), 'Pim');
  await user.click(screen.getByRole('button'));
  await act(() => store.addPart('people'));
  expect(screen.getByRole('textbox')).toHaveValue('Pim');
  expect(screen.getByText('failed')).toBeInTheDocument();
});
