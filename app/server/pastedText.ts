/**
 * Without what is never drawn, such as the marks of direction that apps for contacts put around a
 * number or an address, and that are copied with it.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** A phone number with plain spaces and hyphens, whichever it was set in. */
export function plainPhone(text: string): string {
  return withoutInvisible(text)
    .replace(/\s/g, ' ')
    .replace(/[\p{Pd}−]/gu, '-');
}
