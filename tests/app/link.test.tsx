import { act, render, screen } from '@testing-library/react';
import { use, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from '../../app/frame/Link.js';

test('a link leads to what it shows, even while the page that follows is being rendered', async () => {
  const never = new Promise<never>(() => {});
  function Slow(): ReactElement {
    return use(never);
  }
  const router = createMemoryRouter([
    {
      path: '/',
      children: [
        { index: true, element: <Link to="people/1">Jan Peeters</Link> },
        { path: 'people', element: <Slow /> },
        { path: 'people/:id', element: <h1>Person</h1> },
      ],
    },
  ]);
  await act(() => render(<RouterProvider router={router} />));
  const link = screen.getByRole('link', { name: 'Jan Peeters' });
  expect(link).toHaveAttribute('href', '/people/1');

  await act(() => router.navigate('/people'));
  expect(router.state.location.pathname).toBe('/people');
  await act(() => {
    link.click();
  });
  expect(router.state.location.pathname).toBe('/people/1');
  expect(screen.getByRole('heading', { name: 'Person' })).toBeVisible();
});
