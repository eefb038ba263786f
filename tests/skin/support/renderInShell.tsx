import type { ReactNode } from 'react';
import { render, type RenderResult } from 'vitest-browser-react';
import { ShellProvider } from '../../../headless/shell/index.js';
import {
  createTestShell as createWholeShell,
  type TestShell,
  type TestShellOptions as ShellOptions,
} from '../../../headless/testing/index.js';

export type { ShellOptions, TestShell };

/**
 * A shell in English, without translations. It does not change the language of the page, and shows
 * no notification for an invalid form.
 */
export function createTestShell(options: ShellOptions = {}): TestShell {
  const shell = createWholeShell({
    language: { languages: () => ['en'], writeDocumentLanguage: () => {} },
    ...options,
  });
  return { ...shell, formEvents: { invalid: () => {}, pending: () => {} } };
}

/** Renders below a ShellProvider, which connects the stores. */
export async function renderInShell(
  content: ReactNode,
  options?: ShellOptions,
): Promise<RenderResult & { shell: TestShell }> {
  const shell = createTestShell(options);
  const screen = await render(<ShellProvider shell={shell}>{content}</ShellProvider>);
  return { ...screen, shell };
}
