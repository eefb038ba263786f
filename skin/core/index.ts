export { classNames } from './classNames.js';
export { messages } from './messages.js';
export { PHONE, useMediaQuery, WIDE } from './useMediaQuery.js';
