import { useEffect, useRef } from 'react';
import { useEntry, useFormatText, useStoreState, type Text } from '../core/index.js';
import { formatTitle } from './pageTitle.rules.js';
import type { PageTitleStore } from './pageTitle.store.js';
import { sharedPageTitle } from './sharedPageTitle.js';

/** The options of the hooks of the title; below a shell none is required. */
export interface UsePageTitleOptions {
  /** Default: the shell's. */
  store?: PageTitleStore | undefined;
}

/**
 * Adds a part to the document title while the component is mounted (spec row TITLE-3). Call it in
 * the route's own component, so that a nested route's part comes after its parent's. An empty part,
 * for data that is still loading, keeps its place. Throws a ToolkitError if there is no store.
 */
export function usePageTitle(part: Text, { store }: UsePageTitleOptions = {}): void {
  useEntry(sharedPageTitle.useStore('usePageTitle', store), part);
}

/**
 * The whole title in the current language, prefix and suffix included.
 * Throws a ToolkitError if there is no store.
 */
export function usePageTitleState({ store }: UsePageTitleOptions = {}): string {
  const format = useFormatText();
  return useStoreState(sharedPageTitle.useStore('usePageTitleState', store), (state) =>
    formatTitle(state, format),
  );
}

/**
 * Writes the title to the document: call it once, in the app's frame. While the title is empty, the
 * document has the title it had when the hook was mounted; unmounting restores nothing.
 * Throws a ToolkitError if there is no store.
 */
export function useDocumentTitle({ store }: UsePageTitleOptions = {}): void {
  const title = usePageTitleState({ store: sharedPageTitle.useStore('useDocumentTitle', store) });
  const ownTitle = useRef<string>(undefined);
  useEffect(() => {
    ownTitle.current ??= document.title;
    document.title = title || ownTitle.current;
  }, [title]);
}
