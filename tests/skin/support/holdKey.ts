import { cdp } from 'vitest/browser';

const KEYS = {
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  ' ': { code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Escape: { code: 'Escape', windowsVirtualKeyCode: 27 },
} as const;

/** Presses a key for so long that it repeats twice. */
export async function holdKey(key: keyof typeof KEYS): Promise<void> {
  for (const autoRepeat of [false, true, true]) {
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...KEYS[key], autoRepeat });
  }
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key, ...KEYS[key] });
}
