export { createFrame, type Frame, type FrameOptions } from './createFrame.js';
export { createShell, type Shell, type ShellOptions } from './createShell.js';
export { ShellProvider, type ShellProviderProps } from './ShellProvider.js';
export { showStoredSettings, type StoredSettingsOptions } from './showStoredSettings.js';
