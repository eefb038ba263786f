import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import {
  createAnnouncerStore,
  sharedAnnouncer,
  useAnnounce,
  useLiveRegion,
  type Politeness,
} from '../../../headless/core/index.js';
import { createFakeClock } from '../../../headless/testing/index.js';

const { context: AnnouncerContext } = sharedAnnouncer;

function Region({ politeness }: { politeness: Politeness }): ReactElement {
  const { announcements, getRegionProps } = useLiveRegion(politeness);
  return (
    <div {...getRegionProps()}>
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

function Sayer({ text, politeness }: { text: string; politeness?: Politeness }): ReactElement {
  const announce = useAnnounce();
  return (
    <button
      onClick={() => {
        announce(text, politeness);
      }}
    >
      {text}
    </button>
  );
}

test('regions are mounted empty; what is said goes into its region, equal texts as new elements', () => {
  const store = createAnnouncerStore();
  render(
    <AnnouncerContext.Provider value={store}>
      <Region politeness="polite" />
      <Region politeness="assertive" />
      <Sayer text="Saved" />
      <Sayer text="Failed" politeness="assertive" />
    </AnnouncerContext.Provider>,
  );
  const polite = screen.getByRole('status');
  const assertive = screen.getByRole('alert');
  expect(polite).toBeEmptyDOMElement();
  expect(assertive).toBeEmptyDOMElement();
  // Said is what comes, without what was there before.
  for (const region of [polite, assertive]) {
    expect(region).toHaveAttribute('aria-atomic', 'false');
    expect(region).toHaveAttribute('aria-relevant', 'additions');
  }

  act(() => {
    screen.getByRole('button', { name: 'Saved' }).click();
  });
  const first = polite.lastElementChild;
  act(() => {
    screen.getByRole('button', { name: 'Saved' }).click();
    screen.getByRole('button', { name: 'Failed' }).click();
  });
  expect(polite).toHaveTextContent('SavedSaved');
  expect(polite.lastElementChild).not.toBe(first);
  expect(assertive).toHaveTextContent('Failed');
});

test('A11Y-NOTE in a modal, the assertive region cannot pass for an alert that the modal shows', () => {
  function RegionInModal({ politeness }: { politeness: Politeness }): ReactElement {
    const { getRegionProps } = useLiveRegion(politeness, {
      store: createAnnouncerStore(),
      isInModal: true,
    });
    return <div {...getRegionProps()} data-testid={politeness} />;
  }
  render(
    <>
      <RegionInModal politeness="polite" />
      <RegionInModal politeness="assertive" />
    </>,
  );
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByTestId('assertive')).toHaveAttribute('aria-live', 'assertive');
});

test('A11Y-NOTE of many announcements at once none is lost, and nothing is not said', () => {
  const store = createAnnouncerStore();
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`);
  for (const text of texts) store.announce(text);
  store.announce('  ');
  expect(store.getState().polite.map(({ text }) => text)).toEqual(texts);
});

test('B-08 what was said is gone a while later, so that the next user does not read it', () => {
  const clock = createFakeClock();
  const store = createAnnouncerStore(clock);
  const disconnect = store.connect();
  store.announce('Deleted Dirk Aerts');
  clock.advance(9_000);
  store.announce('Failed', 'assertive');
  clock.advance(9_000);
  expect(store.getState()).toMatchObject({ polite: [{}], assertive: [{}] });
  clock.advance(1_000);
  expect(store.getState()).toEqual({ polite: [], assertive: [] });
  store.announce('Signed out');
  disconnect();
  expect(clock.pending).toBe(0);
});

test('what was said before a region was mounted comes into it once it is there, empty', async () => {
  const store = createAnnouncerStore();
  store.announce('Early');
  const rendered: string[] = [];
  function Watched(): ReactElement {
    const { announcements } = useLiveRegion('polite', { store });
    useEffect(() => {
      rendered.push(announcements.map(({ text }) => text).join());
    }, [announcements]);
    return <Region politeness="polite" />;
  }
  render(
    <AnnouncerContext.Provider value={store}>
      <Watched />
    </AnnouncerContext.Provider>,
  );
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Early');
  expect(rendered[0]).toBe('');
});

test('without an announcer nothing is said and nothing breaks', () => {
  render(<Sayer text="Unheard" />);
  expect(() => {
    screen.getByRole('button').click();
  }).not.toThrow();
});
