/** The verdict on a row of `npm run size`. */
export interface SizeVerdict {
  readonly text: string;
  readonly isFailure: boolean;
}

/** All in kB. */
export interface SizeLimits {
  readonly budget: number;
  /** The most that a row over its budget may weigh meanwhile. */
  readonly ceiling?: number | undefined;
}

function within(text = ''): SizeVerdict {
  return { text, isFailure: false };
}

/** @param measured `undefined` for what is not there yet */
export function verdictOf(
  measured: number | undefined,
  { budget, ceiling }: SizeLimits,
): SizeVerdict {
  if (measured === undefined) return within('not there yet');
  // To the byte: 7.503 - 5.943 is 1.5600000000000005.
  const kB = Math.round(measured * 1000) / 1000;
  if (kB <= budget) {
    return within(ceiling === undefined ? '' : 'within its budget again: take it off overBudget');
  }
  const over = `over by ${(kB - budget).toFixed(2)}`;
  if (ceiling === undefined) return { text: `✗ ${over}`, isFailure: true };
  if (kB <= ceiling) return within(`${over} (ceiling ${ceiling.toFixed(2)})`);
  return { text: `✗ ${over}, and over its ceiling ${ceiling.toFixed(2)}`, isFailure: true };
}
