import type { CSSProperties } from 'react';

/** Every list has this height, and scrolls. */
export const LIST_STYLE: CSSProperties = { height: 320, overflow: 'auto' };
