import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../../skin/button/index.js';
import { EmptyState } from '../../../skin/empty-state/index.js';
import { boxOf, centerOf } from '../support/box.js';

test('an empty list says what goes there, above the one thing to do', async () => {
  const screen = await render(
    <EmptyState action={<Button>Add a person</Button>}>No people yet.</EmptyState>,
  );
  const line = screen.getByText('No people yet.');
  const action = screen.getByRole('button', { name: 'Add a person' });
  expect(boxOf(line).bottom).toBeLessThan(boxOf(action).top);
  expect(centerOf(line)).toBeCloseTo(centerOf(action), 0);
});

test('without an action there is the line alone', async () => {
  const screen = await render(<EmptyState>Nothing found.</EmptyState>);
  await expect.element(screen.getByText('Nothing found.')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
