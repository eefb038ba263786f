import { Component, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type RootOptions } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createErrorChannel, type ErrorReport } from '../../../headless/errors/index.js';

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
