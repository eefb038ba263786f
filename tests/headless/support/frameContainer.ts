import { onTestFinished } from 'vitest';

/** An element to render into, in the page of an iframe; both go with the test. */
export function frameContainer(): { page: Document; container: HTMLElement } {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => {
    frame.remove();
  });
  const page = frame.contentDocument;
  if (page === null) throw new Error('The iframe has no document.');
  return { page, container: page.body.appendChild(page.createElement('div')) };
}
