import { renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { createErrorChannel } from '../../../headless/errors/index.js';
import { toHtml, useRichTextView } from '../../../headless/rich-text/index.js';

function renderView(html: string) {
  const reports: unknown[] = [];
  const errors = createErrorChannel({ log: ({ error }) => reports.push(error) });
  const view = renderHook((options: { html: string }) => useRichTextView({ ...options, errors }), {
    initialProps: { html },
    wrapper: StrictMode,
  });
  return { ...view, reports, shown: () => toHtml(view.result.current.document) };
}

test('RICH-1 our own HTML is there with the first render', () => {
  const { result, shown } = renderView('<p>a</p>');
  expect(shown()).toBe('<p>a</p>');
  expect(result.current).toMatchObject({ isLoading: false, failedText: null });
});

test('RICH-1 HTML of others is there once its reader is', async () => {
  const { result, shown } = renderView('<div onclick="x()">a</div>');
  expect(result.current).toMatchObject({ isLoading: true, failedText: null });
  await waitFor(() => {
    expect(shown()).toBe('<p>a</p>');
  });
  expect(result.current.isLoading).toBe(false);
});

test('RICH-1 another text takes the place of the first', () => {
  const { rerender, shown } = renderView('<p>a</p>');
  rerender({ html: '<p>b</p>' });
  expect(shown()).toBe('<p>b</p>');
});

test('RICH-1 what is no text is told, and nothing is shown of it', () => {
  const { result, reports, shown } = renderView({} as string);
  expect(shown()).toBe('');
  expect(result.current.failedText).toBe('This text cannot be shown. Reload the page.');
  expect(reports).toHaveLength(1);
});
