import { fireEvent, render, screen, within } from '@testing-library/react';
import type { FocusEvent, ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { focusElement, focusLeaves } from '../../../headless/core/index.js';
import { shadowContainer } from '../support/shadowContainer.js';

const left = vi.fn<(leaves: boolean) => void>();

function Page({ parts }: { parts: readonly string[] }): ReactElement {
  const groupProps = {
    onBlur: (event: FocusEvent): void => {
      left(focusLeaves(event, ...parts));
    },
  };
  return (
    <>
      <div {...groupProps}>
        <button>First</button>
        <button>Second</button>
      </div>
      <div id="panel">
        <button>In the panel</button>
      </div>
      <button onClick={(event) => focusElement(event, 'elsewhere')}>Go</button>
      <button id="elsewhere">Elsewhere</button>
    </>
  );
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function goFromFirstTo(name: string): void {
  button('First').focus();
  button(name).focus();
}

test('the focus leaves an element for what is beside it, and not for what is in it', () => {
  render(<Page parts={[]} />);
  goFromFirstTo('Second');
  expect(left).toHaveBeenLastCalledWith(false);
  goFromFirstTo('Elsewhere');
  expect(left).toHaveBeenLastCalledWith(true);
});

test('it does not leave several elements for one of them, one that is not in the page among them', () => {
  render(<Page parts={['panel', 'closed']} />);
  goFromFirstTo('In the panel');
  expect(left).toHaveBeenLastCalledWith(false);
  goFromFirstTo('Elsewhere');
  expect(left).toHaveBeenLastCalledWith(true);
});

test('it does not leave when the window loses it, which keeps its active element', () => {
  render(<Page parts={[]} />);
  button('First').focus();
  fireEvent.blur(button('First'));
  expect(left).toHaveBeenLastCalledWith(false);
});

test('an element is focused by its id', () => {
  render(<Page parts={[]} />);
  fireEvent.click(button('Go'));
  expect(button('Elsewhere')).toHaveFocus();
});

test('in a shadow root, ids and the active element are those of the root', () => {
  const { root, container } = shadowContainer();
  render(<Page parts={['panel']} />, { container });
  const inside = (name: string): HTMLElement => within(container).getByRole('button', { name });
  inside('First').focus();
  fireEvent.blur(inside('First'));
  expect(left).toHaveBeenLastCalledWith(false);
  inside('In the panel').focus();
  expect(left).toHaveBeenLastCalledWith(false);
  inside('First').focus();
  inside('Elsewhere').focus();
  expect(left).toHaveBeenLastCalledWith(true);
  fireEvent.click(inside('Go'));
  expect(root.activeElement).toBe(inside('Elsewhere'));
});
