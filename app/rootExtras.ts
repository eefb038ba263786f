/** What every page has but may load later: one chunk, since the parts share their dependencies. */
export { Notifications } from '../skin/notifications/index.js';
export { PageTooltips } from '../skin/tooltip/index.js';
