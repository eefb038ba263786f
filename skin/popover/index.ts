export { Popover } from './lazyPopover.js';
/** The same, for what itself comes late: its code comes along, in one journey less. */
export { Popover as LoadedPopover, type PopoverProps } from './Popover.js';
