import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  useDismissal,
  type DismissalReason,
  type UseDismissalOptions,
} from '../../../headless/overlay/index.js';
import { useSearchBox } from '../../../headless/search-box/index.js';
import { describeConformance } from '../support/conformance.js';

const onDismiss = vi.fn<(reason: DismissalReason) => void>();
beforeEach(() => {
  onDismiss.mockClear();
});

describeConformance('useDismissal', {
  useHook: () => useDismissal({ isOpen: true, onDismiss: () => {} }),
  readState: () => null,
  parts: { getDismissableProps: { getter: (dismissal) => dismissal.getDismissableProps } },
});

interface OverlayProps {
  name: string;
  onDismissed?: (reason: DismissalReason) => void;
  children?: ReactNode;
}

function Overlay({ name, onDismissed = onDismiss, children }: OverlayProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { getDismissableProps } = useDismissal({ isOpen: true, onDismiss: onDismissed, anchor });
  return (
    <>
      <button ref={setAnchor}>{name} anchor</button>
      {createPortal(
        <div {...getDismissableProps()}>
          <button>In {name}</button>
          {children}
        </div>,
        document.body,
      )}
    </>
  );
}

const finger = { pointerType: 'touch', pointerId: 7 };
const pen = { pointerType: 'pen', pointerId: 7 };

/** A tap, without the click that may follow it. */
function tap(target: Element): void {
  fireEvent.pointerDown(target, finger);
  fireEvent.pointerUp(target, finger);
}

test('a press outside dismisses; one inside or on the anchor does not', async () => {
  const user = userEvent.setup();
  render(<Overlay name="menu" />);
  await user.click(screen.getByRole('button', { name: 'In menu' }));
  await user.click(screen.getByRole('button', { name: 'menu anchor' }));
  expect(onDismiss).not.toHaveBeenCalled();
  await user.click(document.body);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
});

test.each([
  ['a finger', finger],
  ['a pen', pen],
])('%s dismisses where it taps outside, and not where it scrolls the page', (_what, pointer) => {
  render(
    <>
      <Overlay name="menu" />
      <button
        onPointerUp={(event) => {
          event.stopPropagation();
        }}
      >
        Below
      </button>
    </>,
  );
  const below = screen.getByRole('button', { name: 'Below' });
  fireEvent.pointerDown(below, pointer);
  fireEvent.pointerCancel(below, pointer);
  fireEvent.pointerUp(below, pointer);
  tap(screen.getByRole('button', { name: 'In menu' }));
  fireEvent.pointerDown(below, pointer);
  fireEvent.pointerUp(below, { ...pointer, pointerId: 8 });
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerUp(below, pointer);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
});

test('a press on the scroll bar of the page dismisses nothing, one beside its content does', () => {
  const root = document.documentElement;
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(1009);
  const height = vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(753);
  render(<Overlay name="menu" />);
  fireEvent.pointerDown(root, { clientX: 1009, clientY: 300 });
  fireEvent.pointerDown(root, { clientX: 300, clientY: 753 });
  // Where Safari has it at the left, the page begins beside it.
  fireEvent.pointerDown(root, { clientX: -5, clientY: 300 });
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerDown(root, { clientX: 1008, clientY: 752 });
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
  width.mockRestore();
  height.mockRestore();
});

test('a press on the document as such, as of a test, dismisses', () => {
  render(<Overlay name="menu" />);
  fireEvent.pointerDown(document);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
});

test('a press outside dismisses on a page with an element whose id is that of a function', () => {
  render(
    <>
      <Overlay name="menu" />
      <output id="matches" />
    </>,
  );
  fireEvent.pointerDown(document.body);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
});

/** An element of these inner sizes, of which jsdom knows none. */
function sized(container: Element, sizes: Partial<HTMLElement>, style: string): HTMLElement {
  const element = container.appendChild(document.createElement('div'));
  element.style.cssText = `border: 0 solid; ${style}`;
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(element, name, { value });
  }
  return element;
}

test.each([
  ['at the right', { clientLeft: 0 }, '', 105, 5],
  ['at the left', { clientLeft: 15 }, '', 10, 105],
  ['at the left, beside a border', { clientLeft: 18 }, 'border-left-width: 3px', 10, 105],
])(
  'a press on the scroll bar of an element dismisses nothing, one in it does: %s',
  (_where, sizes, style, onBar, inside) => {
    const { container } = render(<Overlay name="menu" />);
    const backdrop = sized(
      container,
      { ...sizes, clientWidth: 100, clientHeight: 100 },
      `overflow: hidden auto; ${style}`,
    );
    fireEvent.pointerDown(backdrop, { clientX: onBar, clientY: 50 });
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerDown(backdrop, { clientX: inside, clientY: 50 });
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
  },
);

test.each([
  ['text in a line, of which Firefox knows only how much it scrolls', { scrollWidth: 125 }, ''],
  ['a line that is longer than its box', { clientWidth: 60, scrollWidth: 379 }, ''],
  ['the border of a box that cuts its text off', { clientWidth: 60 }, 'overflow: hidden'],
])('a press on what has no scroll bar dismisses: %s', (_what, sizes, style) => {
  const { container } = render(<Overlay name="menu" />);
  const element = sized(container, { clientWidth: 0, clientHeight: 0, ...sizes }, style);
  fireEvent.pointerDown(element, { clientX: 62, clientY: 10 });
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
});

test('A11Y-DIALOG a press that closes a modal clicks nothing below; the next click does', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  function Modal(): ReactElement {
    const [isOpen, setIsOpen] = useState(true);
    useDismissal({
      isOpen,
      onDismiss: () => {
        setIsOpen(false);
      },
    });
    // While a modal is open the page is inert, and a press on it meets the body.
    return <button onClick={onClick}>{isOpen ? 'Inert' : 'Usable'}</button>;
  }
  render(<Modal />);
  tap(document.body);
  const button = screen.getByRole('button', { name: 'Usable' });
  fireEvent.click(button, { detail: 1 });
  expect(onClick).not.toHaveBeenCalled();
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
});

test('A11Y-DIALOG a key clicks also after a press that closed a modal and clicked nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <>
      <Overlay name="dialog" />
      <button onClick={onClick}>Below</button>
    </>,
  );
  tap(document.body);
  expect(onDismiss).toHaveBeenCalledOnce();
  screen.getByRole('button', { name: 'Below' }).focus();
  await user.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Below' }));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('A11Y-DIALOG a press that closes a modal leaves the focus where the modal has returned it', async () => {
  const user = userEvent.setup();
  render(<button>Opener</button>);
  const opener = screen.getByRole('button', { name: 'Opener' });
  render(<Overlay name="dialog" onDismissed={() => opener.focus()} />);
  await user.pointer({ keys: '[MouseLeft]', target: document.body });
  expect(opener).toHaveFocus();
});

test('a closed overlay is not dismissed, and an open one by what its latest render says', async () => {
  const user = userEvent.setup();
  function Page(options: UseDismissalOptions): null {
    useDismissal(options);
    return null;
  }
  const onLatest = vi.fn();
  const { rerender } = render(<Page isOpen={false} onDismiss={onDismiss} />);
  await user.click(document.body);
  rerender(<Page isOpen onDismiss={onDismiss} />);
  rerender(<Page isOpen onDismiss={onLatest} />);
  await user.click(document.body);
  expect(onDismiss).not.toHaveBeenCalled();
  expect(onLatest).toHaveBeenCalledOnce();
});

test('a press in an overlay opened from within is no press outside the outer one', async () => {
  const user = userEvent.setup();
  const onInner = vi.fn();
  render(
    <Overlay name="outer">
      <Overlay name="inner" onDismissed={onInner} />
    </Overlay>,
  );
  await user.click(screen.getByRole('button', { name: 'In inner' }));
  expect(onDismiss).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'In outer' }));
  expect(onInner).toHaveBeenCalledExactlyOnceWith('outside-press');
  expect(onDismiss).not.toHaveBeenCalled();
});

test('Escape dismisses the innermost overlay only', async () => {
  const user = userEvent.setup();
  const onInner = vi.fn();
  render(
    <Overlay name="outer">
      <Overlay name="inner" onDismissed={onInner} />
    </Overlay>,
  );
  screen.getByRole('button', { name: 'In inner' }).focus();
  await user.keyboard('{Escape}');
  expect(onInner).toHaveBeenCalledExactlyOnceWith('escape');
  expect(onDismiss).not.toHaveBeenCalled();
});

test('Escape that a control inside has handled dismisses nothing, the next one does', async () => {
  const user = userEvent.setup();
  function Search(): ReactElement {
    const { getInputProps } = useSearchBox({ defaultValue: 'van', onSearch: () => {} });
    return <input {...getInputProps()} />;
  }
  render(
    <Overlay name="menu">
      <Search />
    </Overlay>,
  );
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(onDismiss).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape');
});

test('a press in the document that the overlay is in dismisses it, in an iframe as well', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => {
    frame.remove();
  });
  const page = frame.contentDocument;
  if (page === null) throw new Error('The iframe has no document.');
  render(<Overlay name="menu" />, {
    container: page.body.appendChild(page.createElement('div')),
  });
  const press = (target: Element | null | undefined): void => {
    target?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, composed: true }));
  };
  press(page.querySelector('button'));
  expect(onDismiss).not.toHaveBeenCalled();
  press(page.body);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
});

test('a press inside that its control keeps to itself hides no press outside after it', async () => {
  const user = userEvent.setup();
  render(
    <Overlay name="menu">
      <button
        onPointerDown={(event) => {
          event.stopPropagation();
        }}
      >
        Handle
      </button>
    </Overlay>,
  );
  await user.click(screen.getByRole('button', { name: 'Handle' }));
  expect(onDismiss).not.toHaveBeenCalled();
  await user.click(document.body);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('outside-press');
});

test('Escape that cancels what an input method composes dismisses nothing, the next one does', () => {
  render(<Overlay name="menu" />);
  const inside = screen.getByRole('button', { name: 'In menu' });
  fireEvent.keyDown(inside, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(inside, { key: 'Escape', keyCode: 229 });
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('escape');
});
