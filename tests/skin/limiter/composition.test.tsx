import { useRef, useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLimiter, type UseLimiterOptions } from '../../../headless/limiter/index.js';
import { holdClipboard } from '../support/clipboard.js';

const FAMILY = '👨‍👩‍👧';

type LimitedOptions = Partial<UseLimiterOptions> & { isLong?: boolean; type?: string };

function Limited({ isLong = false, type, ...options }: LimitedOptions): ReactElement {
  const limiter = useLimiter({ max: 5, ...options } as UseLimiterOptions);
  const Field = isLong ? 'textarea' : 'input';
  return (
    <>
      <Field {...limiter.getInputProps({ 'aria-label': 'Note', type })} />
      <span {...limiter.getCounterProps()}>{limiter.counter}</span>
      <output>{limiter.trimmed}</output>
    </>
  );
}

interface RenderedField {
  readonly field: Locator;
  readonly trimmed: Locator;
}

async function renderField(options: LimitedOptions = {}): Promise<RenderedField> {
  const screen = await render(<Limited {...options} />);
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{End}');
  return { field, trimmed: screen.getByRole('status') };
}

/** Puts a text on the clipboard as a person does: a page may not by itself. */
async function copy(text: string): Promise<void> {
  await holdClipboard();
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.focus();
  await userEvent.keyboard('{Control>}ac{/Control}');
  source.remove();
}

async function press(key: 'v' | 'z' | 'y'): Promise<void> {
  await userEvent.keyboard(`{Control>}${key}{/Control}`);
}

async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

async function endComposition(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}

const lengths = [false, true];

test.each(lengths)(
  'B-26 LIMIT-1 a paste is cut at a visible character (long: %s)',
  async (isLong) => {
    await copy(`de${FAMILY}`);
    const { field, trimmed } = await renderField({ isLong, defaultValue: 'abc', max: 7 });
    await field.click();
    await userEvent.keyboard('{End}');
    await press('v');
    await expect.element(field).toHaveValue('abcde');
    await expect.element(trimmed).toHaveTextContent(FAMILY);
  },
);

test('B-26 LIMIT-1 a paste of many lines counts each break as 1', async () => {
  await copy('a\r\nb\r\nc');
  const { field, trimmed } = await renderField({ isLong: true, max: 4 });
  await field.click();
  await press('v');
  await expect.element(field).toHaveValue('a\nb\n');
  await expect.element(trimmed).toHaveTextContent('c');
});

test('LIMIT-1 a paste over a selection has the room of what it replaces', async () => {
  await copy('xyz');
  const { field } = await renderField({ defaultValue: 'abcde' });
  const input = field.element() as HTMLInputElement;
  await field.click();
  input.setSelectionRange(1, 3);
  await press('v');
  await expect.element(field).toHaveValue('axyde');
  expect(input.selectionStart).toBe(3);
});

test.each(lengths)('LIMIT-1 undo takes back what was pasted and cut (long: %s)', async (isLong) => {
  await copy('cdefgh');
  const { field } = await renderField({ isLong });
  await field.click();
  await userEvent.keyboard('ab');
  await press('v');
  await expect.element(field).toHaveValue('abcde');
  // In one step or in two: a browser may take a paste and the typing before it for one.
  await press('z');
  await press('z');
  await expect.element(field).toHaveValue('');
  await press('y');
  await press('y');
  await expect.element(field).toHaveValue('abcde');
});

test.each(lengths)(
  'LIMIT-1 Enter makes a line break within the limit only (long: %s)',
  async (isLong) => {
    const onSubmit = vi.fn();
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Limited isLong={isLong} defaultValue="abcd" />
      </form>,
    );
    const field = screen.getByRole('textbox');
    await field.click();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}');
    await expect.element(field).toHaveValue(isLong ? 'abcd\n' : 'abcd');
    expect(onSubmit).toHaveBeenCalledTimes(isLong ? 0 : 2);
  },
);

test.each([
  ['UTF-16', 'utf16', 'かな漢字', 'か'],
  ['visible characters', 'grapheme', 'かな漢字', 'か'],
] as const)(
  'LIMIT-1 a composition is not touched until it ends, in %s',
  async (_, unit, text, kept) => {
    const { field, trimmed } = await renderField({ unit, defaultValue: 'abcd' });
    await compose('ka');
    await expect.element(field).toHaveValue('abcdka');
    await compose('かなかんじ');
    await expect.element(field).toHaveValue('abcdかなかんじ');
    await expect.element(trimmed).toBeEmptyDOMElement();
    await endComposition(text);
    await expect.element(field).toHaveValue(`abcd${kept}`);
    await expect.element(trimmed).toHaveTextContent(text.slice(kept.length));
  },
);

test('LIMIT-1 a composition in the middle loses what it put in, and nothing around it', async () => {
  const { field } = await renderField({ defaultValue: 'abcd' });
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(2, 2);
  await compose('かな');
  await endComposition('かな');
  await expect.element(field).toHaveValue('abかcd');
  expect(input.selectionStart).toBe(3);
});

test('LIMIT-1 a composition is cut alike where the ref is made anew with each render', async () => {
  function Focused(): ReactElement {
    const element = useRef<HTMLElement>(null);
    const [value, setValue] = useState('abcd');
    return (
      <Limited
        value={value}
        onChange={setValue}
        ref={(attached) => {
          element.current = attached;
        }}
      />
    );
  }
  const screen = await render(<Focused />);
  const field = screen.getByRole('textbox');
  await field.click();
  const input = field.element() as HTMLInputElement;
  input.setSelectionRange(2, 2);
  await compose('かな');
  await endComposition('かな');
  await expect.element(field).toHaveValue('abかcd');
  expect(input.maxLength).toBe(5);
});

test('LIMIT-1 a composition that fits is left alone', async () => {
  const { field, trimmed } = await renderField({ defaultValue: 'ab' });
  await compose('か');
  await endComposition('かな');
  await expect.element(field).toHaveValue('abかな');
  await expect.element(trimmed).toBeEmptyDOMElement();
});

test('LIMIT-1 undo after a composition that was cut goes back to what was there', async () => {
  const { field } = await renderField({ defaultValue: '' });
  await userEvent.keyboard('abcd');
  await compose('かな');
  await endComposition('かな');
  await expect.element(field).toHaveValue('abcdか');
  for (let at = 0; at < 5; at += 1) await press('z');
  await expect.element(field).toHaveValue('');
});

test('LIMIT-1 a text set by program over the limit allows deleting, and takes nothing', async () => {
  function Controlled(): ReactElement {
    const [value, setValue] = useState('abcdefg');
    return <Limited value={value} onChange={setValue} />;
  }
  const screen = await render(<Controlled />);
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{End}x');
  await expect.element(field).toHaveValue('abcdefg');
  await expect.element(screen.getByText('Characters too many: 2')).toBeVisible();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}x');
  await expect.element(field).toHaveValue('abcdx');
});

test('LIMIT-1 typing over the limit in visible characters goes no further', async () => {
  const { field, trimmed } = await renderField({ unit: 'grapheme', max: 2 });
  await endComposition(FAMILY);
  await userEvent.keyboard('ab');
  await expect.element(field).toHaveValue(`${FAMILY}a`);
  await expect.element(trimmed).toHaveTextContent('b');
});

test('LIMIT-1 in soft mode nothing is cut', async () => {
  await copy('cdefgh');
  const { field, trimmed } = await renderField({ mode: 'soft', defaultValue: 'ab' });
  await field.click();
  await userEvent.keyboard('{End}');
  await press('v');
  await expect.element(field).toHaveValue('abcdefgh');
  await expect.element(field).toBeInvalid();
  await expect.element(trimmed).toBeEmptyDOMElement();
});

// Browsers tell no page what is selected in such a field.
test.each(['utf16', 'grapheme'] as const)(
  'LIMIT-1 B-26 a full email field takes what replaces its text, and says what does not fit, in %s',
  async (unit) => {
    const onChange = vi.fn();
    const { field, trimmed } = await renderField({
      type: 'email',
      unit,
      defaultValue: 'abcde',
      onChange,
    });
    await userEvent.keyboard('f');
    await expect.element(field).toHaveValue('abcde');
    await expect.element(trimmed).toHaveTextContent('f');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}a{/Control}xy');
    await expect.element(field).toHaveValue('xy');
    await expect.element(trimmed).toBeEmptyDOMElement();
    expect(onChange).toHaveBeenLastCalledWith('xy', expect.anything());
  },
);

test('LIMIT-1 B-26 in an email field, a composition that does not fit is taken back, and said', async () => {
  const onChange = vi.fn();
  const { field, trimmed } = await renderField({ type: 'email', defaultValue: 'abcd', onChange });
  await compose('かな');
  await endComposition('かな');
  await expect.element(field).toHaveValue('abcd');
  await expect.element(trimmed).toHaveTextContent('かな');
  expect(onChange).toHaveBeenLastCalledWith('abcd', expect.anything());
  await userEvent.keyboard('e');
  await expect.element(field).toHaveValue('abcde');
});
