import { render, screen, within } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import {
  createPageHeadingStore,
  useFocusToHeading,
  usePageHeading,
} from '../../../headless/page-heading/index.js';
import { shadowContainer } from '../support/shadowContainer.js';

const store = createPageHeadingStore();

function Failure(): ReactElement {
  return (
    <div ref={useFocusToHeading({ store })}>
      <button>Try again</button>
    </div>
  );
}

function Page({ isFailed }: { isFailed: boolean }): ReactElement {
  const { getHeadingProps } = usePageHeading({ place: '/people', title: 'People', store });
  return (
    <StrictMode>
      <h1 {...getHeadingProps()}>People</h1>
      {isFailed && <Failure />}
      <input />
    </StrictMode>
  );
}

test('B-04 the heading has the focus after what went with the focus in it', () => {
  const { rerender } = render(<Page isFailed />);
  screen.getByRole('button').focus();
  rerender(<Page isFailed={false} />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('B-04 so it has in a shadow root', () => {
  const { root, container } = shadowContainer();
  const { rerender } = render(<Page isFailed />, { container });
  within(container).getByRole('button').focus();
  rerender(<Page isFailed={false} />);
  expect(root.activeElement).toBe(within(container).getByRole('heading'));
});

test('B-04 the focus stays where it is when it is elsewhere', () => {
  const { rerender } = render(<Page isFailed />);
  screen.getByRole('textbox').focus();
  rerender(<Page isFailed={false} />);
  expect(screen.getByRole('textbox')).toHaveFocus();

  rerender(<Page isFailed />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('without a heading on the page nothing happens', () => {
  const { rerender } = render(<Failure />);
  screen.getByRole('button').focus();
  rerender(<p>Loaded</p>);
  expect(document.body).toHaveFocus();
});
