export { classNames } from './classNames.js';
export { messages } from './messages.js';
