import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';
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
}

function Modal({ name, parent = document.body }: ModalProps): ReactElement {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { getModalProps } = useModalFocus({ isOpen: true, container });
  return createPortal(<div {...getModalProps()} aria-label={name} ref={setContainer} />, parent);
}

/** The app with its regions; `show` renders it with these modals, `announce` speaks. */
function renderApp(): {
  announce: (text: string) => void;
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

test('A11Y-NOTE the region in the topmost modal speaks, since VoiceOver reads no other', () => {
  const { announce, show } = renderApp();
  announce('before');
  expect(said()).toEqual({ page: 'before' });
  show(FIRST);
  expect(said()).toEqual({ page: 'before', First: '' });
  announce('in the first');
  expect(said()).toEqual({ page: 'before', First: 'in the first' });
  show(FIRST, SECOND);
  announce('in the second');
  expect(said()).toEqual({ page: 'before', First: 'in the first', Second: 'in the second' });
});

test('A11Y-NOTE what a modal said is not said again once it has closed', () => {
  const { announce, show } = renderApp();
  const page = screen.getByRole('status');
  show(FIRST, SECOND);
  announce('in the second');
  show(FIRST);
  announce('in the first');
  expect(said()).toEqual({ page: '', First: 'in the first' });
  show();
  announce('after');
  expect(said()).toEqual({ page: 'after' });
  // A region that has just been mounted with its text is not read out.
  expect(screen.getByRole('status')).toBe(page);
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
