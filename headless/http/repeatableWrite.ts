/** Runs a write with a key by which the server recognizes the same write sent again. */
export type RepeatableWrite = <Answer>(
  content: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * For saving a form when the answer may get lost: the same content is sent with the same key until
 * it has been answered, or other content, which has another key, is sent. `send` puts the key, 32
 * hexadecimal digits, into the header `Idempotency-Key`; a server that knows the key repeats its
 * first answer.
 * @param content what is written; compared as JSON
 */
export function createRepeatableWrite(): RepeatableWrite {
  let last: { readonly content: string; readonly key: string } | null = null;
  return async (content, send) => {
    // In a list, since `undefined` alone has no JSON.
    const text = JSON.stringify([content]);
    const write = last?.content === text ? last : { content: text, key: randomKey() };
    last = write;
    const answer = await send(write.key);
    if (last === write) last = null;
    return answer;
  };
}
