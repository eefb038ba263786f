/** From here on two months stand side by side; as Tailwind's `sm`. */
export const SIDE_BY_SIDE = '(width >= 40rem)';
