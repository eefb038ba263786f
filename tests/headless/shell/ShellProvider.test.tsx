import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFormatText } from '../../../headless/core/index.js';
import { required, useField, useSubmitGuard } from '../../../headless/form/index.js';
import { useHttp } from '../../../headless/http/index.js';
import { useLanguage } from '../../../headless/language/index.js';
import { useMenu } from '../../../headless/menu/index.js';
import { useNotifications } from '../../../headless/notifications/index.js';
import { useSession } from '../../../headless/session/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { useSidebar } from '../../../headless/sidebar/index.js';
import { createTestShell } from '../../../headless/testing/index.js';
import { useTheme } from '../../../headless/theme/index.js';
import { useTranslations } from '../../../headless/translations/index.js';
import { expectConsole } from '../../setup/console.js';

afterEach(() => {
  vi.restoreAllMocks();
});

test('hands out the stores that it is given', () => {
  const shell = createTestShell({
    stored: { theme: 'dark', 'sidebar-collapsed': 'true' },
    items: [{ key: 'people', title: 'People' }],
  });
  function Reader(): ReactElement {
    const read = [
      useSession().status,
      useLanguage().language,
      useTheme().choice,
      String(useSidebar().isCollapsed),
      useMenu().items.join(),
      String(useHttp() === shell.http),
      String(useNotifications().store === shell.notifications),
    ];
    return <p>{read.join(' ')}</p>;
  }
  render(
    <ShellProvider shell={shell}>
      <Reader />
    </ShellProvider>,
  );
  expect(screen.getByText('unauthenticated nl dark true people true true')).toBeInTheDocument();
});

test('TRANS-2 hooks format their texts with the translations, and again when these change', async () => {
  const shell = createTestShell({
    parts: ['app'],
    files: {
      'app/translations.nl.json': { greeting: 'Dag {name}' },
      'app/translations.fr.json': { greeting: 'Bonjour {name}' },
    },
  });
  function Greeting(): ReactElement {
    const format = useFormatText();
    return <p>{format({ id: 'greeting', values: { name: 'An' } })}</p>;
  }
  render(
    <ShellProvider shell={shell}>
      <Greeting />
    </ShellProvider>,
  );
  expect(await screen.findByText('Dag An')).toBeInTheDocument();
  act(() => {
    shell.language.change('fr');
  });
  expect(await screen.findByText('Bonjour An')).toBeInTheDocument();
});

test('providers nest: the inner one adds to the outer one, and what it gives again wins', () => {
  const outer = createTestShell();
  const inner = createTestShell({ items: [{ key: 'inner', title: 'Inner' }] });
  function Reader(): ReactElement {
    return <p>{`${useMenu().items.join()} ${String(useHttp() === outer.http)}`}</p>;
  }
  render(
    <ShellProvider shell={outer}>
      <ShellProvider shell={{ menu: inner.menu }}>
        <Reader />
      </ShellProvider>
    </ShellProvider>,
  );
  expect(screen.getByText('inner true')).toBeInTheDocument();
});

test('connects while it is mounted, under StrictMode too, and disconnects after', () => {
  const shell = createTestShell();
  const { unmount } = render(<ShellProvider shell={shell}>content</ShellProvider>);
  act(() => {
    shell.storage.writeFromAnotherTab('sidebar-collapsed', 'true');
  });
  expect(shell.sidebar.getState().isCollapsed).toBe(true);

  unmount();
  expect(shell.clock.pending).toBe(0);
  shell.storage.writeFromAnotherTab('sidebar-collapsed', 'false');
  expect(shell.sidebar.getState().isCollapsed).toBe(true);
});

test('a shell that is connected elsewhere stays so when the provider unmounts', () => {
  const shell = createTestShell();
  const disconnect = shell.connect();
  render(<ShellProvider shell={shell}>content</ShellProvider>).unmount();
  shell.storage.writeFromAnotherTab('sidebar-collapsed', 'true');
  expect(shell.sidebar.getState().isCollapsed).toBe(true);
  disconnect();
});

test('a hook without its store throws an error that names both ways to give it', () => {
  const { http } = createTestShell();
  function Lost(): ReactElement {
    return <p>{useTranslations().language}</p>;
  }
  const renderLost = (): unknown =>
    render(
      <ShellProvider shell={{ http }}>
        <Lost />
      </ShellProvider>,
    );
  expect(renderLost).toThrow(
    expect.objectContaining({
      code: 'missing-store',
      message: expect.stringMatching(
        /useTranslations found no translations store\..*<ShellProvider.*sharedTranslations\.context.*useTranslations in its options: \{ store \}/,
      ),
    }),
  );
});

test('a hook whose store is the frame’s names the frame, below a shell too', () => {
  const { http } = createTestShell();
  function Lost(): ReactElement {
    return <p>{String(useSidebar().isCollapsed)}</p>;
  }
  const renderLost = (): unknown =>
    render(
      <ShellProvider shell={{ http }}>
        <Lost />
      </ShellProvider>,
    );
  expect(renderLost).toThrow(/createShell\(…\) or createFrame\(…\)/);
});

function NameForm(): ReactElement {
  const form = useSubmitGuard({
    initialValues: { name: '' },
    validators: { name: { required } },
    onSubmit: () => {},
  });
  const name = useField(form, 'name');
  return (
    <form {...form.getFormProps()}>
      <input {...name.getInputProps({ 'aria-label': 'Name' })} />
      <button {...form.getSubmitProps()}>Save</button>
    </form>
  );
}

test('FORM-3 an invalid submit shows the translated notification', async () => {
  const user = userEvent.setup();
  const shell = createTestShell({
    parts: ['gnap'],
    files: {
      'gnap/translations.nl.json': {
        'gnap.validation-error-notification-title': 'Ongeldig',
        'gnap.validation-error-notification-text': 'Verbeter de velden.',
      },
    },
  });
  render(
    <ShellProvider shell={shell}>
      <NameForm />
    </ShellProvider>,
  );
  await vi.waitFor(() => {
    expect(shell.translations.getState().parts).toEqual({ gnap: 'loaded' });
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(shell.notifications.getState().visible).toEqual([
    expect.objectContaining({ type: 'error', title: 'Ongeldig', text: 'Verbeter de velden.' }),
  ]);
});

test('FORM-3 ERR-2 where it cannot be translated, an alert stands in for the notification', async () => {
  const user = userEvent.setup();
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  const shell = createTestShell();
  render(
    <ShellProvider shell={shell}>
      <NameForm />
    </ShellProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(alert).toHaveBeenCalledExactlyOnceWith('An unexpected error has occurred.');
  expectConsole(/An alert stands in for .*gnap\.validation-error-notification-title/);
  expect(shell.notifications.getState().visible).toEqual([]);
});

test('ERR-1 ERR-2 an error of the page alerts where the translations are not there', () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  render(<ShellProvider shell={createTestShell()}>content</ShellProvider>);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('Broken'), cancelable: true }));
  expect(alert).toHaveBeenCalledExactlyOnceWith('An unexpected error has occurred.');
  expectConsole(/An alert stands in for .*gnap\.error-notification-title/);
});
