import { fireEvent, render } from '@testing-library/react';
import { createRef, StrictMode, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { createAnnouncerStore, type AnnouncerStore } from '../../../headless/core/index.js';
import { createPageHeadingStore, usePageHeading } from '../../../headless/page-heading/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { describeConformance } from '../support/conformance.js';

interface Page {
  place: string;
  title: string;
}

function Heading(page: Page): ReactElement {
  return <h1 {...usePageHeading(page).getHeadingProps()}>{page.title}</h1>;
}

interface Fixture {
  announcer: AnnouncerStore;
  /** As a router does: another route's component is mounted anew. */
  show(page: Page): void;
}

function createFixture(first: Page): Fixture {
  const announcer = createAnnouncerStore();
  const pageHeading = createPageHeadingStore();
  const shellOf = (page: Page): ReactElement => (
    <StrictMode>
      <ShellProvider shell={{ announcer, pageHeading }}>
        <button>Menu</button>
        <input aria-label="Filter" />
        <Heading key={page.place} {...page} />
      </ShellProvider>
    </StrictMode>
  );
  const { rerender } = render(shellOf(first));
  return {
    announcer,
    show: (page) => {
      rerender(shellOf(page));
    },
  };
}

function said({ announcer }: Fixture): string[] {
  return announcer.getState().polite.map(({ text }) => text);
}

test('B-04 navigating focuses the heading and says its title, once', () => {
  const fixture = createFixture({ place: '/', title: 'Overview' });
  expect(document.body).toHaveFocus();
  expect(said(fixture)).toEqual([]);

  fixture.show({ place: '/people', title: 'People' });
  expect(document.querySelector('h1')).toHaveFocus();
  expect(said(fixture)).toEqual(['People']);
});

test('B-04 a menu that was opened while the page was loading stays open, and the title is said', () => {
  const fixture = createFixture({ place: '/', title: 'Overview' });
  const button = document.querySelector('button')!;
  button.ariaHasPopup = 'menu';
  button.ariaExpanded = 'true';
  button.focus();

  fixture.show({ place: '/people', title: 'People' });
  expect(button).toHaveFocus();
  expect(said(fixture)).toEqual(['People']);

  button.ariaExpanded = 'false';
  fixture.show({ place: '/', title: 'Overview' });
  expect(document.querySelector('h1')).toHaveFocus();
});

test.each([
  { what: 'types on in the frame', last: 'input', keeps: true },
  { what: 'has pressed Enter after typing', last: 'keydown', keeps: false },
  { what: 'has clicked after typing', last: 'pointerdown', keeps: false },
  { what: 'has clicked by a screen reader after typing', last: 'click', keeps: false },
])('B-04 who $what keeps the focus: $keeps', ({ last, keeps }) => {
  const fixture = createFixture({ place: '/', title: 'Overview' });
  const field = document.querySelector('input')!;
  field.focus();
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.input(field);
  fireEvent(field, new Event(last, { bubbles: true }));

  fixture.show({ place: '/people', title: 'People' });
  expect(keeps ? field : document.querySelector('h1')).toHaveFocus();
  expect(said(fixture)).toEqual(['People']);
});

test.each(['Shift', 'CapsLock', 'AltGraph', 'Dead'])(
  'B-04 who types on and has pressed %s for the next letter keeps the focus',
  (key) => {
    const fixture = createFixture({ place: '/', title: 'Overview' });
    const field = document.querySelector('input')!;
    field.focus();
    fireEvent.keyDown(field, { key: 'a' });
    fireEvent.input(field);
    fireEvent.keyDown(field, { key });
    fixture.show({ place: '/people', title: 'People' });
    expect(field).toHaveFocus();
  },
);

test('B-04 who went back after typing gets the heading', () => {
  const fixture = createFixture({ place: '/people', title: 'People' });
  const field = document.querySelector('input')!;
  field.focus();
  fireEvent.input(field);
  fireEvent.popState(window);
  fixture.show({ place: '/', title: 'Overview' });
  expect(document.querySelector('h1')).toHaveFocus();
});

test('B-04 who typed in a field of the page that has gone gets the heading', () => {
  const fixture = createFixture({ place: '/', title: 'Overview' });
  fireEvent.input(document.querySelector('input')!);
  fixture.show({ place: '/people', title: 'People' });
  expect(document.querySelector('h1')).toHaveFocus();
});

test('B-04 the page gets the heading as well', () => {
  const ref = createRef<HTMLElement>();
  const store = createPageHeadingStore();
  function Page(): ReactElement {
    const { getHeadingProps } = usePageHeading({ place: '/', title: 'Home', ref, store });
    return <h1 {...getHeadingProps()}>Home</h1>;
  }
  render(<Page />);
  expect(ref.current).toBe(document.querySelector('h1'));
});

test('B-04 another title of the same page, as of another language or of saved data, says nothing', () => {
  const fixture = createFixture({ place: '/', title: 'Overview' });
  fixture.show({ place: '/people/1', title: 'Ada King' });
  const button = document.querySelector('button')!;
  button.focus();

  fixture.show({ place: '/people/1', title: 'Ada Lovelace' });
  expect(button).toHaveFocus();
  expect(said(fixture)).toEqual(['Ada King']);
});

test('B-04 so it does where the router keeps the page for another address, and only its data change', () => {
  const pageHeading = createPageHeadingStore();
  const announcer = createAnnouncerStore();
  const pageOf = (page: Page): ReactElement => (
    <StrictMode>
      <ShellProvider shell={{ announcer, pageHeading }}>
        <Heading {...page} />
      </ShellProvider>
    </StrictMode>
  );
  const { rerender } = render(pageOf({ place: '/people/1', title: 'Ada King' }));
  rerender(pageOf({ place: '/people/2', title: 'Alan Turing' }));
  expect(document.querySelector('h1')).toHaveFocus();
  expect(announcer.getState().polite.map(({ text }) => text)).toEqual(['Alan Turing']);
});

const store = createPageHeadingStore();

describeConformance('usePageHeading', {
  useHook: () => usePageHeading({ place: '/people', title: 'People', store }),
  parts: { heading: { getter: (result) => result.getHeadingProps, element: 'h1' } },
  readState: store.getState,
});
