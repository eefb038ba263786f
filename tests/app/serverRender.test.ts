import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ShellProvider } from '../../headless/shell/index.js';
import { createTestShell } from '../../headless/testing/index.js';
import { AppFrame, TopBar } from '../../skin/frame/index.js';
import { LiveRegions } from '../../skin/live-regions/index.js';
import { Notifications } from '../../skin/notifications/index.js';
import { Sidebar } from '../../skin/sidebar/index.js';

const examples = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  '../../app/examples/*Example.tsx',
  { eager: true },
);

const components = Object.values(examples).flatMap((module) => Object.entries(module));

/** Renders where there is no DOM, as a server does. */
function renderOnServer(component: ComponentType): string {
  const items = [{ key: 'people', title: 'People', state: 'people' }];
  const shell = createTestShell({ items });
  return renderToString(
    createElement(ShellProvider, { shell, children: createElement(component) }),
  );
}

function Frame(): ReactElement {
  const topBar = createElement(TopBar, { product: 'Staff', children: null });
  const children = [LiveRegions, Notifications].map((part) =>
    createElement(part, { key: part.name }),
  );
  return createElement(AppFrame, { topBar, sidebar: createElement(Sidebar), children });
}

describe('on a server', () => {
  test('the frame of the skin is rendered, menu included, with the live regions and the notifications left to the browser', () => {
    const html = renderOnServer(Frame);
    expect(html).toContain('People');
    expect(html).not.toContain('aria-live');
  });

  test.each(components)('%s is rendered', (_, Example) => {
    expect(renderOnServer(Example)).toContain('<');
  });
});
