import { createSharedStore, type SharedStore } from '../core/index.js';
import type { ErrorChannel } from './errorChannel.js';

/** The app's error channel, which `ShellProvider` provides to the hooks. */
export const sharedErrors: SharedStore<ErrorChannel> = createSharedStore<ErrorChannel>('errors');
