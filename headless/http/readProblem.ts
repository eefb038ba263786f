import { systemClock } from '../platform/index.js';
import { parseProblem, type Problem } from './problem.rules.js';
import { readText, type ReadLimits } from './readText.js';
import { DEFAULT_TIMEOUT_SECONDS } from './silenceLimit.js';

/** What describes a problem is short; a longer answer is something else. */
export const MAX_PROBLEM_BYTES: number = 64 * 1024;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer as a problem. A body that is none, or is longer than 64 KiB, gives one with the
 * status alone. Throws as reading a body does where it does not arrive.
 */
export async function readProblem(
  response: Response,
  limits: ReadLimits = { clock: systemClock, timeoutSeconds: DEFAULT_TIMEOUT_SECONDS },
): Promise<Problem> {
  const text = await readText(response, { maxBytes: MAX_PROBLEM_BYTES, ...limits });
  return parseProblem(parseJson(text), response.status, response.statusText);
}
