import { onTestFinished } from 'vitest';

/** Sets an attribute on the page's root until the test ends: `data-theme`, `dir`. */
export function setOnRoot(name: string, value: string): void {
  const root = document.documentElement;
  root.setAttribute(name, value);
  onTestFinished(() => {
    root.removeAttribute(name);
  });
}

/** Sets custom properties on the page's root until the test ends. */
export function setTokens(tokens: Readonly<Record<`--${string}`, string>>): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  onTestFinished(() => {
    for (const name of Object.keys(tokens)) style.removeProperty(name);
  });
}

/** Finishes running transitions. */
export function finishTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}
