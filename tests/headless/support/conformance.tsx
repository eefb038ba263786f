import { cleanup, fireEvent, render } from '@testing-library/react';
import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { residueOf } from './residue.js';

type Props = Record<string, unknown>;
type Getter = (props?: object) => object;

export interface ConformancePart<Result> {
  /** The getter, bound to whatever else it needs: `(menu) => (props) => menu.getItemProps(props)`. */
  getter: (result: Result) => Getter;
  /** The element that a skin would use. Default `div`. */
  element?: ElementType;
}

export interface ConformanceOptions<Result> {
  /** Calls the hook; every call of a test starts from here. */
  useHook: () => Result;
  parts: Record<string, ConformancePart<Result>>;
  /** What the hook's handlers change: compared to see that a prevented event did nothing. */
  readState: () => unknown;
  wrapper?: (props: { children: ReactNode }) => ReactElement;
}

const ID_REFERENCES = [
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'aria-errormessage',
  'aria-activedescendant',
  'htmlFor',
];

const EVENTS: Record<string, (element: Element) => void> = {
  onClick: (element) => fireEvent.click(element),
  onClickCapture: (element) => fireEvent.click(element),
  onKeyDown: (element) => fireEvent.keyDown(element, { key: 'ArrowDown' }),
  onKeyUp: (element) => fireEvent.keyUp(element, { key: 'a' }),
  onInput: (element) => fireEvent.input(element, { target: { value: 'x' } }),
  // A checkbox changes by a click, as React has it.
  onChange: (element) =>
    element.matches('[type="checkbox"], [type="radio"]')
      ? fireEvent.click(element)
      : // A page may not name the file of an input.
        fireEvent.change(
          element,
          element.matches('[type="file"]') ? {} : { target: { value: 'x' } },
        ),
  onFocus: (element) => fireEvent.focus(element),
  onBlur: (element) => fireEvent.blur(element),
  onSubmit: (element) => fireEvent.submit(element),
  onReset: (element) => fireEvent.reset(element),
  onPointerDown: (element) => fireEvent.pointerDown(element),
  onPointerDownCapture: (element) => fireEvent.pointerDown(element),
  onPointerCancel: (element) => fireEvent.pointerCancel(element),
  onPointerUp: (element) => fireEvent.pointerUp(element),
  onPointerEnter: (element) => fireEvent.pointerEnter(element),
  onPointerLeave: (element) => fireEvent.pointerLeave(element),
  onPointerOver: (element) => fireEvent.pointerOver(element),
  onPointerMove: (element) => fireEvent.pointerMove(element),
  onMouseEnter: (element) => fireEvent.mouseEnter(element),
  onMouseLeave: (element) => fireEvent.mouseLeave(element),
  onMouseDown: (element) => fireEvent.mouseDown(element),
  onWheel: (element) => fireEvent.wheel(element),
  onPaste: (element) => fireEvent.paste(element),
  onCompositionStart: (element) => fireEvent.compositionStart(element),
  onCompositionEnd: (element) => fireEvent.compositionEnd(element),
  onDragOver: (element) => fireEvent.dragOver(element),
  onDragLeave: (element) => fireEvent.dragLeave(element),
  onDrop: (element) => fireEvent.drop(element),
  onDOMBeforeInput: (element) =>
    fireEvent(
      element,
      new InputEvent('beforeinput', { cancelable: true, inputType: 'formatBold' }),
    ),
};

const VOID_ELEMENTS: ReadonlySet<unknown> = new Set(['input', 'img', 'hr']);

function propsOf<Result>(part: ConformancePart<Result>, result: Result, given?: Props): Props {
  return { ...part.getter(result)(given) };
}

/**
 * The promise that every prop getter of every hook makes (CONTRIBUTING.md, "Hooks"); every hook's
 * tests call this once.
 */
export function describeConformance<Result>(
  hookName: string,
  {
    useHook,
    parts,
    readState,
    wrapper: Wrapper = ({ children }) => <>{children}</>,
  }: ConformanceOptions<Result>,
): void {
  let latest: Result | undefined;

  function Parts({ given }: { given: Record<string, Props> }): ReactElement {
    const result = useHook();
    latest = result;
    return (
      <>
        {Object.entries(parts).map(([name, part]) => {
          const element: ElementType = part.element ?? 'div';
          const { children, ...props } = propsOf(part, result, given[name]);
          return createElement(
            element,
            { key: name, 'data-part': name, ...props },
            VOID_ELEMENTS.has(element) ? undefined : (children as ReactNode),
          );
        })}
      </>
    );
  }

  function tree(given: Record<string, Props> = {}): ReactElement {
    return (
      <Wrapper>
        <Parts given={given} />
      </Wrapper>
    );
  }

  function renderParts(given: Record<string, Props> = {}): (name: string) => Element {
    const { container } = render(tree(given));
    return (name) => {
      const element = container.ownerDocument.querySelector(`[data-part="${name}"]`);
      if (element === null) throw new Error(`${hookName}: no element was rendered for ${name}.`);
      return element;
    };
  }

  function ownedProps(name: string): Props {
    const { unmount } = render(tree());
    const part = parts[name];
    if (part === undefined || latest === undefined) throw new Error(`${name} is not a part.`);
    const owned = propsOf(part, latest);
    unmount();
    return owned;
  }

  describe.each(Object.keys(parts))(`${hookName}: %s`, (name) => {
    test('passes className, style and unknown props through, and adds none', () => {
      const element = renderParts({
        [name]: { className: 'theirs', style: { color: 'red' }, 'data-theirs': 'yes' },
      })(name);
      expect(element).toHaveClass('theirs', { exact: true });
      expect(element).toHaveStyle({ color: 'rgb(255, 0, 0)' });
      expect(element).toHaveAttribute('data-theirs', 'yes');
      expect(ownedProps(name)).not.toHaveProperty('style');
    });

    test('keeps the ids, roles, aria-* and data-* that it owns', () => {
      const owned = ownedProps(name);
      const kept = Object.keys(owned).filter(
        (key) =>
          owned[key] !== undefined &&
          /^(id|role|type|aria-.*|data-.*)$/.test(key) &&
          !/^aria-(describedby|labelledby)$/.test(key),
      );
      const theirs = Object.fromEntries(kept.map((key) => [key, 'theirs']));
      const part = parts[name];
      if (part === undefined || latest === undefined) throw new Error(`${name} is not a part.`);
      const merged = propsOf(part, latest, theirs);
      for (const key of kept) expect(merged[key], key).toEqual(owned[key]);
    });

    test('joins the aria-describedby and aria-labelledby lists', () => {
      const owned = ownedProps(name);
      const part = parts[name];
      if (part === undefined || latest === undefined) throw new Error(`${name} is not a part.`);
      for (const key of ['aria-describedby', 'aria-labelledby']) {
        const ours = typeof owned[key] === 'string' ? ` ${owned[key]}` : '';
        expect(propsOf(part, latest, { [key]: 'theirs' })[key]).toBe(`theirs${ours}`);
      }
    });

    test("runs the caller's handler first, and nothing of its own once that prevents it", () => {
      const handlers = Object.keys(ownedProps(name)).filter((key) => /^on[A-Z]/.test(key));
      for (const handler of handlers) {
        const fire = EVENTS[handler];
        if (fire === undefined)
          throw new Error(`Add ${handler} to EVENTS of the conformance suite.`);
        const before = readState();
        let seen: unknown = 'the handler did not run';
        const element = renderParts({
          [name]: {
            [handler]: (event: Event) => {
              seen = readState();
              event.preventDefault();
            },
          },
        })(name);
        const rendered = readState();
        fire(element);
        expect(seen, `${handler} runs first`).toEqual(rendered);
        expect(readState(), `${handler} is skipped`).toEqual(before);
        cleanup();
      }
    });

    test('refers to ids that exist', () => {
      renderParts();
      const element = document.querySelector(`[data-part="${name}"]`);
      for (const reference of ID_REFERENCES) {
        const ids = element?.getAttribute(reference === 'htmlFor' ? 'for' : reference) ?? '';
        for (const id of ids.split(/\s+/).filter(Boolean)) {
          expect(document.getElementById(id), `${reference}=${id}`).not.toBeNull();
        }
      }
    });
  });

  describe(hookName, () => {
    test('leaves nothing in the page after it is unmounted', () => {
      const before = document.body.childElementCount;
      const { unmount, container } = render(tree());
      unmount();
      container.remove();
      expect(document.body.childElementCount).toBe(before);
    });

    test('leaves no listener, timer, subscription or connection after it is unmounted', () => {
      // React listens to the page once for all of its roots.
      render(<div />).unmount();
      const residue = residueOf(() => {
        const { unmount, container } = render(tree());
        unmount();
        container.remove();
      });
      expect(residue).toEqual([]);
    });

    test('hydrates what the server rendered without a warning', () => {
      const container = document.createElement('div');
      document.body.append(container);
      container.insertAdjacentHTML('beforeend', renderToString(tree()));
      const onRecoverableError = vi.fn();
      render(tree(), { container, hydrate: true, onRecoverableError });
      expect(onRecoverableError).not.toHaveBeenCalled();
    });
  });
}
