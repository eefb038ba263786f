import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ReactElement } from 'react';
import {
  createMemoryRouter,
  createStaticHandler,
  Link,
  redirect,
  RouterProvider,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ToolkitError } from '../../../headless/core/index.js';
import { settleLoader, useSettledData } from '../../../headless/react-router/index.js';

function Rooms(): ReactElement {
  const { data, error } = useSettledData<string>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p>{data}</p>
      {error instanceof Error && <p role="alert">{error.message}</p>}
      <input aria-label="Search" />
      <Link to="?page=2">Next</Link>
      <Link to="/home">Home</Link>
      <button onClick={() => void revalidate()}>Try again</button>
    </>
  );
}

function Failure(): ReactElement {
  const error = useRouteError();
  return <p>{error instanceof ToolkitError && `${error.name} ${error.code} ${error.message}`}</p>;
}

/** Answers what the test says next; a rejection by an Error or a Response. */
function renderRooms(answers: (string | Error | Response)[]): void {
  const router = createMemoryRouter(
    [
      {
        path: '/rooms',
        loader: settleLoader(() => {
          const answer = answers.shift() ?? 'nothing';
          if (typeof answer === 'string') return Promise.resolve(answer);
          return Promise.reject(answer);
        }),
        element: <Rooms />,
        errorElement: <p>This page failed.</p>,
        hydrateFallbackElement: <p>Loading</p>,
      },
      { path: '/home', element: <Link to="/rooms">Rooms</Link> },
    ],
    { initialEntries: ['/rooms'] },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

test.each([
  ['an object', { name: 'Attic' }],
  ['nothing', null],
])(
  'ERR-1 a page whose loader was not made by settleLoader, and returns %s, is told what to do',
  async (_, data) => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = createMemoryRouter([
      {
        path: '/',
        loader: () => data,
        element: <Rooms />,
        errorElement: <Failure />,
        hydrateFallbackElement: <p>Loading</p>,
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByText(/^ToolkitError unsettled-loader .*settleLoader/)).toBeVisible();
    warn.mockRestore();
  },
);

test('ERR-1 a page that is shown outlives a failed load, with what is typed in it', async () => {
  renderRooms(['first page', new Error('no second page'), 'second page']);
  await screen.findByText('first page');
  await userEvent.type(screen.getByLabelText('Search'), 'van');
  await userEvent.click(screen.getByText('Next'));
  expect(await screen.findByRole('alert')).toHaveTextContent('no second page');
  expect(screen.getByText('first page')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('van');

  await userEvent.click(screen.getByText('Try again'));
  await screen.findByText('second page');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Search')).toHaveValue('van');
});

test('ERR-1 a failure that follows a failure keeps what was loaded', async () => {
  renderRooms(['first page', new Error('one'), new Error('two')]);
  await screen.findByText('first page');
  await userEvent.click(screen.getByText('Next'));
  await screen.findByText('one');
  await userEvent.click(screen.getByText('Try again'));
  await screen.findByText('two');
  expect(screen.getByText('first page')).toBeVisible();
});

test('ERR-1 a failure keeps what was loaded last, not what the page began with', async () => {
  renderRooms(['before saving', 'after saving', new Error('no answer')]);
  await screen.findByText('before saving');
  await userEvent.click(screen.getByText('Try again'));
  await screen.findByText('after saving');
  await userEvent.click(screen.getByText('Try again'));
  await screen.findByText('no answer');
  expect(screen.getByText('after saving')).toBeVisible();
});

test('ERR-1 a page that is not shown yet, or not any more, fails as a whole', async () => {
  renderRooms(['first page', new Error('no page')]);
  await screen.findByText('first page');
  await userEvent.click(screen.getByText('Home'));
  await userEvent.click(await screen.findByText('Rooms'));
  await screen.findByText('This page failed.');
});

test('ERR-1 a page that is shown follows a redirect that its next load throws', async () => {
  renderRooms(['first page', redirect('/home')]);
  await screen.findByText('first page');
  await userEvent.click(screen.getByText('Next'));
  expect(await screen.findByText('Rooms')).toBeVisible();
  expect(screen.queryByText('first page')).toBeNull();
});

test('ERR-1 a page that a server has rendered goes on with the data that came along as JSON', async () => {
  const answers = [Promise.resolve('from the server'), Promise.resolve('second page')];
  const loader = settleLoader(() => answers.shift() ?? Promise.reject(new Error('no third page')));
  const routes = [{ id: 'rooms', path: '/rooms', loader, element: <Rooms /> }];
  const { query } = createStaticHandler(routes);
  const context = await query(new Request('https://app.test/rooms'));
  if (context instanceof Response) throw new Error('The page was redirected.');
  const hydrationData = JSON.parse(JSON.stringify({ loaderData: context.loaderData })) as object;
  const router = createMemoryRouter(routes, { initialEntries: ['/rooms'], hydrationData });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('from the server')).toBeVisible();

  await userEvent.click(screen.getByText('Next'));
  await screen.findByText('second page');
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('alert')).toHaveTextContent('no third page');
  expect(screen.getByText('second page')).toBeVisible();
});

/** Loads one after the other, without a router. */
function createLoad(...answers: (string | Error)[]) {
  const load = settleLoader(() => {
    const answer = answers.shift() ?? 'nothing';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return (signal?: AbortSignal, params = {}) => {
    const request = new Request('https://app.test/rooms', { signal: signal ?? null });
    const url = new URL(request.url);
    return load({ request, url, pattern: '/rooms', params, context: {} });
  };
}

test('ERR-1 a page never shows the data of another one, which has other parameters', async () => {
  const load = createLoad('room 1', new Error('no room 2'), new Error('room 1 is lost'));
  (await load(undefined, { id: '1' })).show();
  await expect(load(undefined, { id: '2' })).rejects.toThrow('no room 2');
  expect(await load(undefined, { id: '1' })).toMatchObject({ data: 'room 1' });
});

test('ERR-1 a load that was called off is no failure of the page that is shown', async () => {
  const load = createLoad('first page', new Error('called off'));
  (await load()).show();
  await expect(load(AbortSignal.abort())).rejects.toThrow('called off');
});

test('ERR-1 a page that goes after its successor has come leaves that its data', async () => {
  const load = createLoad('first page', 'second page', new Error('no third page'));
  const hideFirst = (await load()).show();
  (await load()).show();
  hideFirst();
  expect(await load()).toMatchObject({ data: 'second page', error: { message: 'no third page' } });
});
