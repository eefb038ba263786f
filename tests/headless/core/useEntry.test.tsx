import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import {
  createPageTitleStore,
  usePageTitle,
  usePageTitleState,
  type PageTitleStore,
} from '../../../headless/page-title/index.js';

interface Props {
  store: PageTitleStore;
  title: string;
}

function Route({ store, title }: Props): null {
  usePageTitle(title, { store });
  return null;
}

function Page(props: Props): ReactElement {
  return (
    <>
      <h1>
        <Title store={props.store} />
      </h1>
      <Route {...props} />
    </>
  );
}

function Title({ store }: { store: PageTitleStore }): string {
  return usePageTitleState({ store });
}

test('an entry that changes along with its store comes to the new one as it is now', () => {
  const { rerender } = render(<Page store={createPageTitleStore()} title="People" />);
  expect(screen.getByRole('heading')).toHaveTextContent('People');
  rerender(<Page store={createPageTitleStore()} title="Jane" />);
  expect(screen.getByRole('heading')).toHaveTextContent('Jane');
});
