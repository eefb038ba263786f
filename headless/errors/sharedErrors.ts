import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ErrorChannel } from './errorChannel.js';

/** The app's error channel, for hooks and for `createShell`. */
export const sharedErrors: SharedStore<ErrorChannel> = createSharedStore<ErrorChannel>('errors');
