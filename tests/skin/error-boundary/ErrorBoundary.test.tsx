import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../../../skin/error-boundary/index.js';
import { expectConsole } from '../../setup/console.js';

function Broken(): ReactElement {
  throw new Error('Thrown on purpose');
}

test('B-20 what cannot be drawn gives way to the fallback, and the rest of the page stays', async () => {
  const screen = await render(
    <>
      <p>The rest</p>
      <ErrorBoundary fallback={<p>Load again</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await expect.element(screen.getByText('Load again')).toBeVisible();
  await expect.element(screen.getByText('The rest')).toBeVisible();
  expectConsole(/Thrown on purpose/);
});

test('B-20 where nothing fails, only the children are there', async () => {
  const screen = await render(
    <ErrorBoundary fallback={<p>Load again</p>}>
      <p>All is well</p>
    </ErrorBoundary>,
  );
  await expect.element(screen.getByText('All is well')).toBeVisible();
  expect(screen.container.textContent).toBe('All is well');
});
