export { Popover } from './lazyPopover.js';
/** The same without lazy loading, for parts that are lazy themselves: saves a round trip. */
export { Popover as LoadedPopover, type PopoverProps } from './Popover.js';
