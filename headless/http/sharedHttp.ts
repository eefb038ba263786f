import { createSharedStore, type SharedStore } from '../core/index.js';
import type { Http } from './http.js';

/** The app's client, which `ShellProvider` provides to the hooks. */
export const sharedHttp: SharedStore<Http> = createSharedStore<Http>('http', 'http');
