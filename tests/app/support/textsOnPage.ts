import type { Page } from '@playwright/test';

/**
 * Every text that users of a page see or hear, each as a whole: text nodes, names and descriptions.
 */
export function textsOnPage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility() === true) texts.push(textContent ?? '');
    }
    const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}
