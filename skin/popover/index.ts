export { Popover } from './lazyPopover.js';
export type { PopoverProps } from './Popover.js';
