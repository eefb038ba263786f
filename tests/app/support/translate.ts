import type { BrowserContext } from '@playwright/test';

/** Runs in the page. */
function replaceTexts(): void {
  const untranslated = 'script, style, title, textarea, option, code, font, [translate=no]';
  const replace = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(untranslated) !== null) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (root: Node): void => {
    const texts: Text[] = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    texts.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') replaceIn(target);
      for (const node of addedNodes) if (node.isConnected) replaceIn(node);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/**
 * Does to each text of the pages what a browser does that translates them: it puts elements in its
 * place, which React knows nothing about. The words stay, so that they are found.
 */
export async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(replaceTexts);
}
