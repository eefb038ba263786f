import { render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { useAnchoredPosition } from '../../../headless/overlay/index.js';

function Overlay(): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { ref, style, isPositioned } = useAnchoredPosition({ isOpen: true, anchor });
  return (
    <>
      <button ref={setAnchor}>Anchor</button>
      <div ref={ref} style={style} data-state={isPositioned ? 'positioned' : 'waiting'}>
        <input />
      </div>
    </>
  );
}

test('an overlay with the focus in it takes its place also in jsdom, which scrolls nothing into view', async () => {
  render(<Overlay />);
  const field = screen.getByRole('textbox');
  field.focus();
  await vi.waitFor(() => {
    expect(field.parentElement).toHaveAttribute('data-state', 'positioned');
  });
  expect(field).toHaveFocus();
});
