import { onTestFinished } from 'vitest';

/** An element to render into, in a shadow root of the page; both go with the test. */
export function shadowContainer(mode: ShadowRootMode = 'open'): {
  root: ShadowRoot;
  container: HTMLElement;
} {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => {
    host.remove();
  });
  const root = host.attachShadow({ mode });
  return { root, container: root.appendChild(document.createElement('div')) };
}
