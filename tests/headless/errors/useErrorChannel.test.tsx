import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import {
  createErrorChannel,
  sharedErrors,
  useErrorChannel,
  useReportError,
  type ErrorReport,
} from '../../../headless/errors/index.js';
import { expectConsole } from '../../setup/console.js';

function SaveButton(): ReactElement {
  const reportError = useReportError();
  return (
    <button
      onClick={() => {
        reportError(new Error('Not saved'), { source: 'action' });
      }}
    >
      Save
    </button>
  );
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override render(): ReactNode {
    return this.state.failed ? 'Something went wrong' : this.props.children;
  }
}

function Broken(): never {
  throw new Error('Cannot render');
}

function renderBroken(options: RootOptions, tree: ReactElement): HTMLElement {
  const container = document.createElement('div');
  const root = createRoot(container, options);
  // In `act`, React throws an uncaught error instead of handing it to the root's handler.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() => {
    root.render(tree);
  });
  vi.unstubAllGlobals();
  return container;
}

test('ERR-1 a component reports to the channel of the app', async () => {
  const errors = createErrorChannel({ log: () => {} });
  const listener = vi.fn();
  errors.subscribe(listener);
  render(
    <sharedErrors.context.Provider value={errors}>
      <SaveButton />
    </sharedErrors.context.Provider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(listener.mock.calls).toEqual([[{ error: new Error('Not saved'), source: 'action' }]]);
});

test('ERR-1 without a channel the error is not lost: it goes to the console', async () => {
  render(<SaveButton />);
  await userEvent.click(screen.getByRole('button'));
  expectConsole(/Not saved/);
});

test('ERR-1 B-20 React hands caught and uncaught errors to the channel, each once', () => {
  const reports: ErrorReport[] = [];
  const errors = createErrorChannel({ log: () => {} });
  errors.subscribe((report) => reports.push(report));
  const disconnect = errors.connect();
  const options = {
    onCaughtError: errors.reportReactError,
    onUncaughtError: errors.reportReactError,
  };

  const container = renderBroken(
    options,
    <Boundary>
      <Broken />
    </Boundary>,
  );
  expect(container).toHaveTextContent('Something went wrong');
  renderBroken(options, <Broken />);
  disconnect();

  expect(reports.map(({ source }) => source)).toEqual(['react', 'react']);
  expect(reports[0]?.componentStack).toContain('Broken');
});

test('useErrorChannel says what is missing and how to give it', () => {
  function Lost(): null {
    useErrorChannel();
    return null;
  }
  expect(() => render(<Lost />)).toThrow(/useErrorChannel found no errors store\..*\{ store \}/);
});
