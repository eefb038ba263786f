import { untilAborted, type Clock } from '../platform/index.js';
import { limitSilence } from './silenceLimit.js';

/** How long to wait for the body of an answer, and how much of it to read. */
export interface ReadLimits {
  /** Measures how long nothing arrives. */
  readonly clock: Clock;
  /** How long nothing may arrive before a TimeoutError is thrown. */
  readonly timeoutSeconds: number;
  /** A longer body is canceled and counts as empty. Default: any length. */
  readonly maxBytes?: number | undefined;
}

/** Reads the body of an answer to its end, as UTF-8. Throws a TimeoutError if it stops arriving. */
export async function readText(
  { body }: Response,
  { clock, timeoutSeconds, maxBytes = Infinity }: ReadLimits,
): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const silence = limitSilence(clock, timeoutSeconds);
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), silence.signal);
      if (done) return text + decoder.decode();
      silence.heard();
      bytes += value.length;
      if (bytes > maxBytes) return '';
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    silence.stop();
    // Cancels the rest, if any; fails only if the body had failed already.
    reader.cancel().catch(() => {});
  }
}

/** A copy of the answer, read to its end, which the end of the session can no longer abort. */
export async function keepResponse(response: Response, limits: ReadLimits): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await readText(response, limits), { status, statusText, headers });
}
