import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createGate } from '../gate.js';

type Derive = (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;

/** In UTF-16 units. Longer input is refused before any work is done on it. */
export const longestPassword = 256;
const defaultCost = 2 ** 17;
const blockSize = 8;
const keyLength = 32;
const saltLength = 16;
/** scrypt needs 128·N·r bytes and a little more. */
const spareBytes = 1024 * 1024;

const deriveKey: Derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Each derivation takes 128 MiB and one of Node's four worker threads, which file access needs too.
 */
const gate = createGate(2, 64);

function optionsFor(cost: number): ScryptOptions {
  return { N: cost, r: blockSize, p: 1, maxmem: 128 * cost * blockSize + spareBytes };
}

/**
 * A password as it is stored: `scrypt$N$salt$key`, r = 8, p = 1, salt and key in base64url.
 * @param cost scrypt's N, a power of two; 2^17 as OWASP advises
 */
export async function hashPassword(password: string, cost: number = defaultCost): Promise<string> {
  const salt = randomBytes(saltLength);
  const key = await deriveKey(password.normalize('NFKC'), salt, keyLength, optionsFor(cost));
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Compares a password with a stored hash. */
export interface PasswordChecker {
  /** @param stored null for an unknown user: the answer is no, but costs the same time */
  check(password: string, stored: string | null): Promise<boolean>;
}

/** @param derive scrypt, replaced by tests that count */
export function createPasswordChecker(
  cost: number = defaultCost,
  derive: Derive = deriveKey,
): PasswordChecker {
  const nobody = [
    'scrypt',
    cost,
    Buffer.alloc(saltLength).toString('base64url'),
    Buffer.alloc(keyLength).toString('base64url'),
  ].join('$');
  return {
    check: (password, stored) =>
      gate.run(async () => {
        const [, storedCost, salt = '', key = ''] = (stored ?? nobody).split('$');
        const expected = Buffer.from(key, 'base64url');
        const actual = await derive(
          password.normalize('NFKC'),
          Buffer.from(salt, 'base64url'),
          keyLength,
          optionsFor(Number(storedCost)),
        );
        const matches = expected.length === actual.length && timingSafeEqual(expected, actual);
        return matches && stored !== null;
      }),
  };
}
