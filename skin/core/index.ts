export { classNames } from './classNames.js';
export { messages } from './messages.js';
export { PHONE, useMediaQuery } from './useMediaQuery.js';
