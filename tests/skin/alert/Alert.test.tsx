import { createRef, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Alert, showBesideFocus } from '../../../skin/alert/index.js';
import { boxOf, styleOf } from '../support/box.js';
import { parseColor, toHex, tokenColor } from '../support/color.js';

test('an alert is spoken, and told by an icon and words as well as by color', async () => {
  const screen = await render(<Alert>Sign in again.</Alert>);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/^Sign in again.$/);
  const icon = alert.element().querySelector('svg')!;
  expect(icon.getAttribute('aria-hidden')).toBe('true');
  expect(icon).toBeVisible();
  const style = styleOf(alert);
  expect(toHex(parseColor(style.color))).toBe(toHex(tokenColor('danger')));
  expect(toHex(parseColor(style.backgroundColor))).toBe(toHex(tokenColor('danger-tint')));
});

test('its element is given by a prop that React 18 lets through as well', async () => {
  const ref = createRef<HTMLDivElement>();
  const screen = await render(<Alert alertRef={ref}>Sign in again.</Alert>);
  expect(ref.current).toBe(screen.getByRole('alert').element());
});

test.each([0, 1000])(
  'WCAG 2.4.11: one that appears is in view, and so is what has the focus, scrolled by %i px',
  async (scrollTop) => {
    function Page({ isShown }: { isShown: boolean }): ReactElement {
      return (
        <div data-testid="window" className="h-40 overflow-y-auto">
          <p className="h-80">Above</p>
          <button type="button">Retry</button>
          {isShown && <Alert alertRef={showBesideFocus}>Not saved.</Alert>}
          <p className="h-80">Below</p>
        </div>
      );
    }
    const screen = await render(<Page isShown={false} />);
    const [container, button] = [screen.getByTestId('window'), screen.getByRole('button')];
    button.element().focus();
    container.element().scrollTop = scrollTop;
    await screen.rerender(<Page isShown />);
    const { top, bottom } = boxOf(container);
    expect(boxOf(button).top).toBeGreaterThanOrEqual(top);
    expect(boxOf(button).bottom).toBeLessThanOrEqual(bottom);
    expect(boxOf(screen.getByRole('alert')).top).toBeGreaterThanOrEqual(top);
    expect(boxOf(screen.getByRole('alert')).bottom).toBeLessThanOrEqual(bottom);
  },
);
