import fc, { type Arbitrary } from 'fast-check';

/**
 * Any character, often one of ASCII, and any half of a surrogate pair: the `unit` of a string that
 * may be anything. The unit `binary` of fast-check has no such halves, and takes a second to be made.
 */
export const anyCharacter: Arbitrary<string> = fc
  .oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff }), fc.nat({ max: 0x10_ffff }))
  .map((code) => String.fromCodePoint(code));
