import { ToolkitError } from '../core/vanilla.js';

/** The two messages of the specification (row SESS-5), to the letter. */
export type InvalidTokenMessage = 'Invalid JWT' | 'Cannot decode the token';

const EXPLANATIONS: Readonly<Record<InvalidTokenMessage, string>> = {
  'Invalid JWT':
    'A token is text of three parts with dots between. Pass the token alone, not the answer it came in.',
  'Cannot decode the token':
    'Its second part must be a JSON object in base64url and UTF-8; `cause` says where it fails.',
};

/** Thrown for an invalid token. `message` is exactly one of {@link InvalidTokenMessage}. */
export class InvalidTokenError extends ToolkitError {
  override readonly name: string = 'InvalidTokenError';
  /** Why the token is invalid, and how to mend that; empty in production. */
  readonly explanation: string;

  constructor(message: InvalidTokenMessage, cause?: unknown) {
    super({ code: 'invalid-token', what: message, cause });
    this.explanation = process.env.NODE_ENV === 'production' ? '' : EXPLANATIONS[message];
  }
}
