export {
  createTooltipStore,
  type TooltipActions,
  type TooltipDelays,
  type TooltipState,
  type TooltipStore,
  type TooltipStoreOptions,
} from './tooltip.store.js';
export { sharedTooltip } from './sharedTooltip.js';
export {
  useTooltip,
  type TooltipProps,
  type TooltipTriggerProps,
  type UseTooltipOptions,
  type UseTooltipResult,
} from './useTooltip.js';
export {
  usePageTooltips,
  type PageTooltipProps,
  type UsePageTooltipsOptions,
  type UsePageTooltipsResult,
} from './usePageTooltips.js';
