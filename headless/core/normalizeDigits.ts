/** In Unicode a script's ten digits are consecutive, but several such runs may be adjacent. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Prepares typed text for parsing: turns any digits into `0` to `9`, drops invisible characters. */
export function normalizeDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toAsciiDigit);
}
