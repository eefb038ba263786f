import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createAnnouncerStore,
  sharedAnnouncer,
  useLiveRegion,
  type Politeness,
} from '../../../headless/core/index.js';
import { useLiveRegionPlaces, useModalFocus } from '../../../headless/overlay/index.js';
import { frameContainer } from '../support/frameContainer.js';

const { context: AnnouncerContext } = sharedAnnouncer;

interface RegionProps {
  politeness: Politeness;
  isSpeaking: boolean;
}

function Region({ politeness, isSpeaking }: RegionProps): ReactElement {
  const { announcements, getRegionProps } = useLiveRegion(politeness, { isSpeaking });
  return (
    <div {...getRegionProps()}>
      {announcements.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

function Regions(): ReactElement[] {
  return useLiveRegionPlaces().map(({ key, parent, isSpeaking }) =>
    createPortal(<Region politeness="polite" isSpeaking={isSpeaking} />, parent, key),
  );
}

interface ModalProps {
  name: string;
  parent?: Element;
  children?: ReactNode;
}

function Modal({ name, parent = document.body, children }: ModalProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: true, container });
  const modal = (
    <div {...getModalProps()} aria-label={name} ref={setContainer}>
      {children}
    </div>
  );
  return createPortal(modal, parent);
}

function Kept({ isOpen }: { isOpen: boolean }): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen, container });
  return (
    <div {...getModalProps()} ref={setContainer}>
      <p>Kept</p>
    </div>
  );
}

/** The app with its regions; `show` renders it with these modals, `announce` speaks. */
function renderApp(): {
  announce: (text: string) => void;
  /** Lets browsers notice what was announced. */
  wait: () => void;
  show: (...modals: readonly ReactElement[]) => void;
} {
  const announcer = createAnnouncerStore();
  const app = (modals: readonly ReactElement[]): ReactElement => (
    <AnnouncerContext.Provider value={announcer}>
      <Regions />
      {modals}
    </AnnouncerContext.Provider>
  );
  const { rerender } = render(app([]));
  return {
    announce: (text) => {
      act(() => {
        announcer.announce(text);
      });
    },
    wait: () => {
      act(() => {
        vi.advanceTimersByTime(100);
      });
    },
    show: (...modals) => {
      rerender(app(modals));
    },
  };
}

const FIRST = <Modal key="first" name="First" />;
const SECOND = <Modal key="second" name="Second" />;

/** What each region holds, by the name of the modal that it is in; `page` is outside of all. */
function said(): Readonly<Record<string, string>> {
  const regions = [...document.querySelectorAll('[role=status]')];
  return Object.fromEntries(
    regions.map((region) => [
      region.closest('[aria-modal]')?.getAttribute('aria-label') ?? 'page',
      [...region.children].map(({ textContent }) => textContent).join(),
    ]),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('A11Y-NOTE the region in the topmost modal speaks, since VoiceOver reads no other', () => {
  const { announce, show, wait } = renderApp();
  announce('before');
  wait();
  expect(said()).toEqual({ page: 'before' });
  show(FIRST);
  expect(said()).toEqual({ page: 'before', First: '' });
  announce('in the first');
  wait();
  show(FIRST, SECOND);
  announce('in the second');
  expect(said()).toEqual({ page: 'before', First: 'in the first', Second: 'in the second' });
});

test('A11Y-NOTE what a modal said is not said again once it has closed', () => {
  const { announce, show, wait } = renderApp();
  const page = screen.getByRole('status');
  show(FIRST, SECOND);
  announce('in the second');
  wait();
  show(FIRST);
  announce('in the first');
  wait();
  expect(said()).toEqual({ page: '', First: 'in the first' });
  show();
  announce('after');
  expect(said()).toEqual({ page: 'after' });
  // A region that has just been mounted with its text is not read out.
  expect(screen.getByRole('status')).toBe(page);
});

test('A11Y-NOTE what is announced right before a modal opens or closes is said where it is heard', () => {
  const { announce, show, wait } = renderApp();
  announce('Opening');
  show(FIRST);
  expect(said()).toEqual({ page: '', First: 'Opening' });
  wait();
  announce('Closing');
  show();
  expect(said()).toEqual({ page: 'Closing' });
});

test('A11Y-NOTE a modal below another can close without a change to what that one says', () => {
  const { announce, show } = renderApp();
  show(FIRST, SECOND);
  announce('in the second');
  const text = screen.getByText('in the second');
  show(SECOND);
  expect(said()).toEqual({ page: '', Second: 'in the second' });
  expect(screen.getByText('in the second')).toBe(text);
});

test('A11Y-NOTE what is announced while a modal closes is said by the page', () => {
  const { announce, show } = renderApp();
  show(FIRST);
  act(() => {
    announce('Deleted');
    show();
  });
  expect(said()).toEqual({ page: 'Deleted' });
});

test('A11Y-NOTE a modal in an iframe leaves the regions of the page exposed', () => {
  const { announce, show } = renderApp();
  show(<Modal key="framed" name="Framed" parent={frameContainer().container} />);
  announce('outside');
  expect(said()).toEqual({ page: 'outside' });
});

test.each([
  ['one text', (text: string) => text],
  ['an element', (text: string) => <p>{text}</p>],
])(
  'A11Y-NOTE a modal whose content is %s changes and closes with its region',
  async (_what, of) => {
    vi.useRealTimers();
    const complaint = vi.spyOn(console, 'error');
    const { announce, show } = renderApp();
    const modal = (text: string): ReactElement => (
      <Modal key="first" name="First">
        {of(text)}
      </Modal>
    );
    show(modal('Sending 1 %'));
    show(modal('Sending 99 %'));
    await expect.poll(said).toEqual({ page: '', First: '' });
    announce('Almost there');
    expect(said()).toEqual({ page: '', First: 'Almost there' });
    expect(screen.getByRole('dialog')).toHaveTextContent('Sending 99 %');
    show();
    expect(said()).toEqual({ page: 'Almost there' });
    expect(complaint).not.toHaveBeenCalled();
  },
);

test('A modal that is kept in the page while it is closed keeps nothing of its regions', () => {
  const { announce, show } = renderApp();
  show(<Kept key="kept" isOpen />);
  announce('Open');
  show(<Kept key="kept" isOpen={false} />);
  expect(screen.getByText('Kept').parentElement?.childElementCount).toBe(1);
});
