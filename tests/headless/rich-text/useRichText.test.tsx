import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Profiler, StrictMode, type ReactElement, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createAnnouncerStore } from '../../../headless/core/index.js';
import {
  createRichTextStore,
  isEditingSupported,
  useRichText,
  useRichTextDescription,
  useRichTextImage,
  useRichTextLink,
  useRichTextTool,
  useRichTextUpload,
  type ImageNode,
  type RichTextStore,
  type RichTextTool,
  type UploadNode,
} from '../../../headless/rich-text/index.js';
import { ShellProvider } from '../../../headless/shell/index.js';
import { createFakeClock } from '../../../headless/testing/index.js';
import { describeConformance } from '../support/conformance.js';
import { Editable } from './Editable.js';

const IMAGE: ImageNode = {
  type: 'image',
  url: '/a.png',
  alternativeText: '',
  children: [{ text: '' }],
};
const UPLOAD: UploadNode = { type: 'upload', uploadId: 'none', children: [{ text: '' }] };

function createStore(defaultValue = '<p>text</p>', max?: number): RichTextStore {
  return createRichTextStore({ defaultValue, max, clock: createFakeClock() });
}

/** Edits are told when the event is over. */
async function edit(work: () => void): Promise<void> {
  await act(async () => {
    work();
    await Promise.resolve();
  });
}

describe('useRichText', () => {
  const store = createStore();
  describeConformance('useRichText', {
    useHook: () => useRichText({ store, label: 'Text', max: 10 }),
    parts: {
      group: { getter: (text) => text.getGroupProps },
      editor: { getter: (text) => text.getEditableProps, element: Editable },
      drop: { getter: (text) => text.getDropProps },
      toolbar: { getter: (text) => text.getToolbarProps },
      styles: { getter: (text) => text.getStylesProps },
      files: { getter: (text) => text.getFilesProps, element: 'input' },
      hint: { getter: (text) => text.getHintProps },
      counter: { getter: (text) => text.getCounterProps },
    },
    readState: () => store.getState(),
  });
});

describe('useRichTextTool', () => {
  const store = createStore();
  describeConformance('useRichTextTool', {
    useHook: () => useRichTextTool({ store }, 'bold'),
    parts: { button: { getter: (tool) => tool.getButtonProps, element: 'button' } },
    readState: () => store.getState(),
  });
});

describe('useRichTextLink', () => {
  const store = createStore();
  store.run('link');
  describeConformance('useRichTextLink', {
    useHook: () => useRichTextLink({ store }),
    parts: {
      dialog: { getter: (link) => link.getDialogProps },
      label: { getter: (link) => link.getUrlLabelProps, element: 'label' },
      url: { getter: (link) => link.getUrlProps, element: 'input' },
      problem: { getter: (link) => link.getProblemProps },
      apply: { getter: (link) => link.getApplyProps, element: 'button' },
      cancel: { getter: (link) => link.getCancelProps, element: 'button' },
      remove: { getter: (link) => link.getRemoveProps, element: 'button' },
    },
    readState: () => store.getState(),
  });
});

describe('useRichTextImage', () => {
  const store = createStore();
  describeConformance('useRichTextImage', {
    useHook: () => ({
      ...useRichTextImage({ store }, IMAGE),
      dialog: useRichTextDescription({ store }),
    }),
    parts: {
      describe: { getter: (image) => image.getDescribeProps, element: 'button' },
      remove: { getter: (image) => image.getRemoveProps, element: 'button' },
      dialog: { getter: ({ dialog }) => dialog.getDialogProps },
      label: { getter: ({ dialog }) => dialog.getTextLabelProps, element: 'label' },
      text: { getter: ({ dialog }) => dialog.getTextProps, element: 'input' },
      decorative: { getter: ({ dialog }) => dialog.getDecorativeProps, element: 'input' },
      problem: { getter: ({ dialog }) => dialog.getProblemProps },
      apply: { getter: ({ dialog }) => dialog.getApplyProps, element: 'button' },
      cancel: { getter: ({ dialog }) => dialog.getCancelProps, element: 'button' },
    },
    readState: () => store.getState(),
  });
});

describe('useRichTextUpload', () => {
  const store = createStore();
  describeConformance('useRichTextUpload', {
    useHook: () => useRichTextUpload({ store }, UPLOAD),
    parts: {
      progress: { getter: (upload) => upload.getProgressProps },
      cancel: { getter: (upload) => upload.getCancelProps, element: 'button' },
      retry: { getter: (upload) => upload.getRetryProps, element: 'button' },
      remove: { getter: (upload) => upload.getRemoveProps, element: 'button' },
    },
    readState: () => store.getState(),
  });
});

test('RICH-1 onChange hears of each edit once, with HTML; the empty text is empty', async () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useRichText({ defaultValue: '<p>a</p>', onChange }));
  const { store } = result.current;
  await edit(() => {
    store.run('bold');
    store.editor.insertText('b');
  });
  await edit(() => {
    store.run('heading-1');
  });
  expect(onChange.mock.calls).toEqual([
    ['<p>a<strong>b</strong></p>', { reason: 'bold' }],
    ['<h1>a<strong>b</strong></h1>', { reason: 'heading-1' }],
  ]);
  await edit(() => {
    store.reset('');
  });
  expect(onChange.mock.lastCall).toEqual(['', { reason: 'reset' }]);
});

test('RICH-1 what is typed is told as typed, also after a tool or a dialog that changed no text', async () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useRichText({ defaultValue: '<p>a</p>', onChange }));
  const { store, editor } = result.current;
  const type = (text: string): Promise<void> =>
    edit(() => {
      editor.insertText(text);
    });
  await edit(() => {
    editor.select({ path: [0, 0], offset: 1 });
    store.run('bold');
  });
  await type('b');
  expect(onChange.mock.lastCall).toEqual(['<p>a<strong>b</strong></p>', { reason: 'input' }]);
  await edit(() => {
    store.run('link');
    store.closeDialog();
  });
  await type('c');
  expect(onChange.mock.lastCall).toEqual(['<p>a<strong>bc</strong></p>', { reason: 'input' }]);
  const data = { getData: (type: string) => (type === 'text/plain' ? 'd' : ''), files: [] };
  await edit(() => {
    store.insertData(data as unknown as DataTransfer);
  });
  expect(onChange.mock.lastCall?.[1]).toEqual({ reason: 'paste' });
});

test('RICH-1 a value from outside replaces the text; the one that was told does not', async () => {
  const { result, rerender } = renderHook(
    ({ value }) => useRichText({ value, onChange: () => {} }),
    {
      initialProps: { value: '<p>a</p>' },
    },
  );
  const { store, editor } = result.current;
  await edit(() => {
    store.run('bold');
    editor.insertText('b');
  });
  const text = editor.children;
  rerender({ value: '<p>c</p>' });
  expect(editor.children).not.toBe(text);
  expect(editor.selection).toBeNull();
  expect(editor.history.undos).toEqual([]);
  expect(result.current.value).toBe('<p>c</p>');
});

test.each([
  [undefined, false],
  [5, false],
  [4, true],
  [3, true],
])('LIMIT-1 four characters where %s are allowed: at the limit is %s', (max, isAtLimit) => {
  const store = createStore('<p>text</p>', max);
  const { result } = renderHook(() => useRichText({ store, max }));
  expect(result.current.isAtLimit).toBe(isAtLimit);
});

test('RICH-1 keys that an input method takes do nothing in the text', async () => {
  const store = createStore('<ul><li>a</li><li>b</li></ul>');
  function Text(): ReactElement {
    return <Editable {...useRichText({ store, label: 'Text' }).getEditableProps()} />;
  }
  render(<Text />, { wrapper: StrictMode });
  const { editor } = store;
  const text = editor.children;
  editor.select({ path: [0, 1, 0, 0], offset: 1 });
  const press = (init: KeyboardEventInit): Promise<void> =>
    edit(() => {
      fireEvent.keyDown(screen.getByRole('textbox'), init);
    });
  for (const key of ['Tab', 'Escape']) await press({ key, isComposing: true });
  await press({ key: 'b', ctrlKey: true, isComposing: true });
  expect(editor.children).toBe(text);
  expect(store.getState()).toMatchObject({ active: ['paragraph', 'bulleted-list'] });
  expect(store.getState().leavesByTab).toBe(false);
  await press({ key: 'Tab' });
  expect(store.getState().value).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
});

test('RICH-1 Escape in a list is for Tab alone, and once: after the next key that types, Tab indents again', async () => {
  const store = createStore('<ul><li>a</li><li>b</li></ul>');
  const onKeyDown = vi.fn();
  function Text(): ReactElement {
    return (
      <div
        role="presentation"
        onKeyDown={({ key, shiftKey }) => onKeyDown(shiftKey ? `Shift+${key}` : key)}
      >
        <Editable {...useRichText({ store, label: 'Text' }).getEditableProps()} />
      </div>
    );
  }
  render(<Text />, { wrapper: StrictMode });
  store.editor.select({ path: [0, 1, 0, 0], offset: 1 });
  const isPrevented: boolean[] = [];
  const press = (...keys: KeyboardEventInit[]): Promise<void> =>
    edit(() => {
      for (const init of keys)
        isPrevented.push(!fireEvent.keyDown(screen.getByRole('textbox'), init));
    });
  await press({ key: 'Escape' }, { key: 'Shift' }, { key: 'Tab', shiftKey: true });
  expect(isPrevented).toEqual([true, false, false]);
  expect(onKeyDown.mock.calls).toEqual([['Shift'], ['Shift+Tab']]);
  await press({ key: 'Escape' }, { key: 'Escape' });
  expect(onKeyDown.mock.lastCall).toEqual(['Escape']);
  await press({ key: 'x' }, { key: 'Tab' });
  expect(isPrevented.at(-1)).toBe(true);
  expect(store.getState().value).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
});

test('RICH-1 Escape in a list no longer counts for Tab once the editor was left', async () => {
  const store = createStore('<ul><li>a</li><li>b</li></ul>');
  function Text(): ReactElement {
    const { getGroupProps, getEditableProps } = useRichText({ store, label: 'Text' });
    return (
      <div {...getGroupProps()}>
        <Editable {...getEditableProps()} />
      </div>
    );
  }
  render(<Text />, { wrapper: StrictMode });
  store.editor.select({ path: [0, 1, 0, 0], offset: 1 });
  const text = screen.getByRole('textbox');
  await edit(() => {
    fireEvent.keyDown(text, { key: 'Escape' });
    fireEvent.blur(text);
    fireEvent.keyDown(text, { key: 'Tab' });
  });
  expect(store.getState().value).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
});

test('RICH-2 which image was not uploaded is said at once, wherever the focus is', async () => {
  const announcer = createAnnouncerStore();
  const upload = (): Promise<string> => Promise.reject(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useRichText({ label: 'Text', upload }), {
    wrapper: ({ children }: { children: ReactNode }): ReactElement => (
      <StrictMode>
        <ShellProvider shell={{ announcer }}>{children}</ShellProvider>
      </StrictMode>
    ),
  });
  await edit(() => {
    result.current.store.insertFiles([new File(['GIF89a'], 'drawing.gif')]);
  });
  await vi.waitFor(() => {
    expect(announcer.getState().assertive.map(({ text }) => text)).toEqual([
      'drawing.gif. File upload error. An image was not uploaded. Remove it or try again.',
    ]);
  });
  await edit(() => {
    result.current.store.insertFiles([new File(['GIF89a'], 'photo.gif')]);
  });
  await vi.waitFor(() => {
    expect(announcer.getState().assertive.at(-1)?.text).toBe(
      'photo.gif. File upload error. An image was not uploaded. Remove it or try again.',
    );
  });
});

test('A11Y-TOOLBAR the first tool is the tab stop where there is no tool for paragraphs', () => {
  const tools: readonly RichTextTool[] = ['bold', 'italic'];
  const Tool = ({ tool, text }: { tool: RichTextTool; text: { store: RichTextStore } }) => (
    <button {...useRichTextTool(text, tool).getButtonProps()} />
  );
  const Editor = (): ReactElement => {
    const text = useRichText({ label: 'Text' });
    return (
      <div {...text.getToolbarProps()}>
        <button data-tool="own" tabIndex={-1} />
        {tools.map((tool) => (
          <Tool key={tool} tool={tool} text={text} />
        ))}
      </div>
    );
  };
  render(<Editor />, { wrapper: StrictMode });
  const stops = screen.getAllByRole('button').map(({ tabIndex }) => tabIndex);
  expect(stops).toEqual([-1, 0, -1]);
});

test('RICH-1 a text with nothing to see in it has no value', async () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useRichText({ label: 'Text', onChange }), {
    wrapper: StrictMode,
  });
  const { store, editor } = result.current;
  const tools: readonly RichTextTool[] = ['heading-1', 'quote', 'code-block', 'bulleted-list'];
  for (const tool of tools) {
    await edit(() => {
      store.run(tool);
    });
    expect(result.current.value).toBe('');
  }
  await edit(() => {
    editor.insertText('x');
  });
  expect(result.current.value).toBe('<ul><li>x</li></ul>');
  await edit(() => {
    editor.deleteBackward('character');
    editor.insertText(' ');
  });
  expect(result.current.value).toBe('');
  await edit(() => {
    store.run('rule');
  });
  expect(result.current.value).toContain('<hr>');
});

test('A11Y-TOOLBAR a keystroke renders the buttons whose state has changed, and no other', async () => {
  const store = createStore();
  const renders: string[] = [];
  function Tool({ tool }: { tool: RichTextTool }): ReactElement {
    const { label, getButtonProps } = useRichTextTool({ store }, tool);
    return (
      <Profiler id={tool} onRender={(id) => renders.push(id)}>
        <button {...getButtonProps()}>{label}</button>
      </Profiler>
    );
  }
  const tools = ['bold', 'italic', 'paragraph', 'heading-1', 'undo', 'redo'] as const;
  render(
    <>
      {tools.map((tool) => (
        <Tool key={tool} tool={tool} />
      ))}
    </>,
  );
  await edit(() => {
    store.run('bold');
  });
  renders.length = 0;
  await edit(() => {
    store.editor.insertText('a');
  });
  expect(new Set(renders)).toEqual(new Set(['undo']));
  renders.length = 0;
  await edit(() => {
    store.editor.insertText('b');
  });
  expect(renders).toEqual([]);
  await edit(() => {
    store.run('heading-1');
  });
  expect(new Set(renders)).toEqual(new Set(['paragraph', 'heading-1']));
  expect(screen.getByRole('radio', { name: 'Heading 1' })).toBeChecked();
});

test('B-31 what AltGr makes is typed, though Windows says that Ctrl and Alt are down', async () => {
  const store = createStore();
  function Text(): ReactElement {
    return <Editable {...useRichText({ store, label: 'Text' }).getEditableProps()} />;
  }
  render(<Text />);
  store.editor.select({ path: [0, 0], offset: 4 });
  const press = (init: KeyboardEventInit): Promise<void> =>
    edit(() => {
      const keys = { key: '²', code: 'Digit2', ctrlKey: true, altKey: true };
      fireEvent.keyDown(screen.getByRole('textbox'), { ...keys, ...init });
    });
  await press({ modifierAltGraph: true });
  expect(store.getState().value).toBe('<p>text</p>');
  await press({});
  expect(store.getState().value).toBe('<h2>text</h2>');
});

test('B-31 Option is Alt on Apple, though Firefox says that it is AltGr too', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:147.0)');
  const store = createStore();
  function Text(): ReactElement {
    return <Editable {...useRichText({ store, label: 'Text' }).getEditableProps()} />;
  }
  render(<Text />);
  store.editor.select({ path: [0, 0], offset: 4 });
  await edit(() => {
    fireEvent.keyDown(screen.getByRole('textbox'), {
      key: '™',
      code: 'Digit2',
      metaKey: true,
      altKey: true,
      modifierAltGraph: true,
    });
  });
  expect(store.getState().value).toBe('<h2>text</h2>');
  agent.mockRestore();
});

test('A11Y-TOOLBAR B-31 a button tells its keys; Tab is none of the page', () => {
  const store = createStore();
  const keysOf = (tool: RichTextTool): unknown => {
    const { result } = renderHook(() => useRichTextTool({ store }, tool));
    const { 'aria-keyshortcuts': ariaKeys } = result.current.getButtonProps();
    return [ariaKeys, ...result.current.keys];
  };
  expect(keysOf('bold')).toEqual(['Control+B', 'Ctrl', 'B']);
  expect(keysOf('heading-1')).toEqual(['Control+Alt+1', 'Ctrl', 'Alt', '1']);
  expect(keysOf('redo')).toEqual(['Control+Shift+Z Control+Y', 'Ctrl', 'Shift', 'Z']);
  expect(keysOf('indent')).toEqual([undefined, 'Tab']);
  expect(keysOf('rule')).toEqual([undefined]);
});

test('crash class: an editor that fails again and again before anything is typed gives way to a text that says so', async () => {
  const store = createStore('<p>kept</p>');
  const { result } = renderHook(() => useRichText({ store }));
  const fail = (times: number): void => {
    for (let time = 0; time < times; time += 1) act(store.recover);
  };
  fail(3);
  await edit(() => {
    store.editor.select({ path: [0, 0], offset: 4 });
    store.editor.insertText('!');
  });
  fail(3);
  expect(result.current.hasFailed).toBe(false);
  fail(1);
  expect(result.current.hasFailed).toBe(true);
  expect(result.current.value).toBe('<p>kept!</p>');
  expect(store.editor.children).toEqual([{ type: 'paragraph', children: [{ text: 'kept!' }] }]);
});

test('crash class: an error that nothing in the editor has met leaves it alone', async () => {
  const store = createStore();
  function Text(): ReactElement {
    return <Editable {...useRichText({ store, label: 'Text' }).getEditableProps()} />;
  }
  render(<Text />);
  const failWith = (message: string) => () =>
    window.dispatchEvent(new ErrorEvent('error', { message }));
  const fail = failWith('Cannot resolve a DOM point');
  const pressAnd = (then: () => void): Promise<void> => {
    const editor = screen.getByRole('textbox');
    editor.addEventListener('keyup', then, { once: true });
    return edit(() => {
      fireEvent.keyUp(editor, { key: 'a' });
    });
  };
  await edit(fail);
  expect(store.getState().generation).toBe(0);
  // As Chromium says when the text has grown and somebody who observes its size changes the page.
  await pressAnd(failWith('ResizeObserver loop completed with undelivered notifications.'));
  expect(store.getState().generation).toBe(0);
  await pressAnd(fail);
  expect(store.getState().generation).toBe(1);
  await new Promise((resolve) => setTimeout(resolve));
  await edit(fail);
  expect(store.getState().generation).toBe(1);
});

test('RICH-3 editing needs contentEditable, and beforeinput that says what it does', () => {
  const define = (prototype: object, name: string): (() => void) => {
    Object.defineProperty(prototype, name, { value: () => [], configurable: true });
    return () => {
      Reflect.deleteProperty(prototype, name);
    };
  };
  const removeRanges = define(InputEvent.prototype, 'getTargetRanges');
  expect(isEditingSupported()).toBe(false);
  const removeEditable = define(HTMLElement.prototype, 'contentEditable');
  expect(isEditingSupported()).toBe(true);
  removeRanges();
  expect(isEditingSupported()).toBe(false);
  removeEditable();
});

test('RICH-1 read-only, no tool is available and nothing runs', async () => {
  const store = createRichTextStore({ readOnly: true });
  const { result } = renderHook(() => useRichTextTool({ store }, 'bold'));
  expect(result.current.isAvailable).toBe(false);
  store.run('rule');
  expect(store.editor.children).toHaveLength(1);
});
