/** At least Tailwind's `sm`: there is room for two months side by side. */
export const SIDE_BY_SIDE = '(width >= 40rem)';
