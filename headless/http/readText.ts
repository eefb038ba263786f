import { untilAborted, type Clock } from '../platform/index.js';
import { limitSilence } from './silenceLimit.js';

/** How long the body of an answer is waited for, and how much of it is read. */
export interface ReadLimits {
  /** Measures how long nothing arrives. */
  readonly clock: Clock;
  /** How long the answer may stop arriving. Where it does, a TimeoutError is thrown. */
  readonly timeoutSeconds: number;
  /** A longer body is broken off, and counts as empty. Default: any length. */
  readonly maxBytes?: number | undefined;
}

/** Reads the body of an answer to its end, as UTF-8, and waits for none that has stopped arriving. */
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
    // Breaks off what has not arrived; it was the server's or the network's doing where that fails.
    reader.cancel().catch(() => {});
  }
}

/** The same answer, read to its end, so that it outlives the session whose end would abort it. */
export async function keepResponse(response: Response, limits: ReadLimits): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await readText(response, limits), { status, statusText, headers });
}
