export { PageTooltips } from './PageTooltips.js';
export { Tooltip, type TooltipProps } from './Tooltip.js';
