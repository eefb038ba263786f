import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type MediaFeature =
  'prefers-color-scheme' | 'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors';

/** Emulates these media features until the test ends. */
export async function emulateMedia(features: Partial<Record<MediaFeature, string>>): Promise<void> {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  });
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Lays the page out for print until the test ends. */
export async function emulatePrint(): Promise<void> {
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
  });
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
}

/** Emulates a touch screen until the test ends. */
export async function emulateTouch(): Promise<void> {
  onTestFinished(async () => {
    await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true });
}
