/** Runs a write under a name of its own, by which a server can tell the same one sent again. */
export type RepeatableWrite = <Answer>(
  content: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * For a form's save whose answer may get lost: the same content goes out under the same name until it has
 * been answered, other content under another. `send` puts the name, 32 hexadecimal digits, into the header
 * `Idempotency-Key`; a server that knows it answers what it did the first time.
 * @param content what is written, as JSON can tell it apart
 */
export function createRepeatableWrite(): RepeatableWrite {
  let last: { readonly content: string; readonly name: string } | null = null;
  return async (content, send) => {
    const text = JSON.stringify(content);
    const write = last?.content === text ? last : { content: text, name: randomName() };
    last = write;
    const answer = await send(write.name);
    if (last === write) last = null;
    return answer;
  };
}
