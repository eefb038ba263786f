import { systemClock } from '../platform/index.js';
import { parseProblem, type Problem } from './problem.rules.js';
import { readText, type ReadLimits } from './readText.js';
import { DEFAULT_TIMEOUT_SECONDS } from './silenceLimit.js';

/** A problem's description is short; a longer body is something else. */
export const MAX_PROBLEM_BYTES: number = 64 * 1024;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer as a problem. If the body is not one, or is longer than 64 KiB, the problem has
 * only a status and its text. Throws as reading a body does if the body does not arrive.
 */
export async function readProblem(
  response: Response,
  limits: ReadLimits = { clock: systemClock, timeoutSeconds: DEFAULT_TIMEOUT_SECONDS },
): Promise<Problem> {
  const text = await readText(response, { maxBytes: MAX_PROBLEM_BYTES, ...limits });
  return parseProblem(parseJson(text), response.status, response.statusText);
}
