import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart, type LostPartProps } from '../../../skin/core/index.js';

interface GreetingProps {
  name: string;
}

function Greeting({ name }: GreetingProps): ReactElement {
  return <p>Hello {name}</p>;
}

function Waiting({ name }: GreetingProps): ReactElement {
  return <p>{name} comes</p>;
}

function Lost({ name, cause }: GreetingProps & LostPartProps): ReactElement {
  return (
    <p>
      No {name}: {String(cause)}
    </p>
  );
}

test('B-21 a part stands in the page when its code is there, and from then on at once', async () => {
  let arrive = (): void => {};
  const code = new Promise<typeof Greeting>((resolve) => {
    arrive = () => {
      resolve(Greeting);
    };
  });
  const Part = lazyPart({ load: () => code, Lost, Fallback: Waiting });
  const { rerender } = await render(<Part key="first" name="Ada" />);
  await expect.element(page.getByText('Ada comes')).toBeVisible();
  arrive();
  await expect.element(page.getByText('Hello Ada')).toBeVisible();

  await rerender(<Part key="second" name="Grace" />);
  expect(page.getByText('Hello Grace').elements()).toHaveLength(1);
});

test('B-21 where its code cannot be loaded something else stands there, until it is shown anew', async () => {
  let isOnline = false;
  const Part = lazyPart({
    load: () => (isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('offline'))),
    Lost,
  });
  const { rerender } = await render(<Part key="first" name="Ada" />);
  await expect.element(page.getByText('No Ada: Error: offline')).toBeVisible();

  isOnline = true;
  await rerender(<Part key="first" name="Grace" />);
  await expect.element(page.getByText('No Grace: Error: offline')).toBeVisible();
  await rerender(<Part key="second" name="Grace" />);
  await expect.element(page.getByText('Hello Grace')).toBeVisible();
});

test('a part that was prepared stands in the page at once; where that failed, it is loaded when it is shown', async () => {
  let attempts = 0;
  const Part = lazyPart({
    load: () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting);
    },
    Lost,
    Fallback: Waiting,
  });
  Part.prepare();
  await expect.poll(() => attempts).toBe(1);
  Part.prepare();
  await expect.poll(() => attempts).toBe(2);
  Part.prepare();
  expect(attempts).toBe(2);
  await render(<Part name="Ada" />);
  expect(page.getByText('Ada comes').elements()).toHaveLength(0);
  await expect.element(page.getByText('Hello Ada')).toBeVisible();
});
