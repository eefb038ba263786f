import { parseProblem, type Problem } from './problem.rules.js';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an answer as a problem. A body that is none gives one with the status alone. */
export async function readProblem(response: Response): Promise<Problem> {
  return parseProblem(parseJson(await response.text()), response.status, response.statusText);
}
