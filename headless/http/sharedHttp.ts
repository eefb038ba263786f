import { createSharedStore, type SharedStore } from '../core/index.js';
import type { Http } from './http.js';

/** The app's client, for hooks and for `createShell`. */
export const sharedHttp: SharedStore<Http> = createSharedStore<Http>('http', 'http');
