/**
 * What happens to a request: `failed`, a problem with status 500; `refused`, the connection is
 * dropped before the server gets the request; `cut`, it is dropped in the middle of the server's
 * answer; `late`, the answer comes after three seconds.
 */
export type Fault = 'none' | 'failed' | 'refused' | 'cut' | 'late';

export interface FaultPlanOptions {
  /** The same seed gives the same faults to the same requests. */
  readonly seed: string;
  /** Separates the faults of one test from those of another. */
  readonly scope: string;
  /** Whether the answer to a write may be cut, so that nobody knows whether it was done. */
  readonly cutsWrites: boolean;
}

/** Decides the fault of each request. */
export type FaultPlan = (method: string, path: string) => Fault;

const apiOdds: readonly (readonly [Fault, number])[] = [
  ['failed', 0.1],
  ['refused', 0.05],
  ['cut', 0.05],
  ['late', 0.1],
];

/**
 * Texts may come late, but are never missing: tests find buttons by their texts. Missing texts have
 * their own tests.
 */
const textOdds: readonly (readonly [Fault, number])[] = [['late', 0.05]];

/**
 * A number from 0 up to 1 that depends on the text alone: FNV-1a, then the finalizer of
 * MurmurHash3.
 */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function oddsOf(path: string): typeof apiOdds {
  if (path.startsWith('/api/')) return apiOdds;
  return /^\/(i18n|vendor)\//.test(path) ? textOdds : [];
}

/**
 * Makes a plan. A fault depends on the seed, the scope, the request and how often it was made
 * before, not on what happens at the same time, so that a run can be repeated.
 */
export function createFaultPlan({ seed, scope, cutsWrites }: FaultPlanOptions): FaultPlan {
  const counts = new Map<string, number>();
  return (method, path) => {
    const request = `${method} ${path.replace(/\?.*$/, '').replace(/\d+/g, '#')}`;
    const count = (counts.get(request) ?? 0) + 1;
    counts.set(request, count);
    let rest = chance([seed, scope, request, count].join('\n'));
    for (const [fault, odds] of oddsOf(path)) {
      if (rest < odds)
        return fault === 'cut' && method !== 'GET' && !cutsWrites ? 'refused' : fault;
      rest -= odds;
    }
    return 'none';
  };
}

/** Numbers from 0 up to 1 that depend on the seed alone. */
export function createRandom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return chance(`${seed}\n${count}`);
  };
}
