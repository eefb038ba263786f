/** What every page has that may come after it: one chunk, whose parts share what they stand on. */
export { Notifications } from '../skin/notifications/index.js';
export { PageTooltips } from '../skin/tooltip/index.js';
