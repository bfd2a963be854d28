import { accept, type Result, refuse } from '#kernel/result.ts';

const MAX_KEY_LENGTH = 255;

/**
 * The Idempotency-Key header as a key: undefined when absent, a refusal when it is too long to be stored, empty or sent twice.
 */
export function idempotencyKey(
  header: string | readonly string[] | undefined,
): Result<string | undefined, { readonly code: 'invalid-key' }> {
  if (header === undefined) return accept(undefined);
  const valid = typeof header === 'string' && header.length > 0 && header.length <= MAX_KEY_LENGTH;
  return valid ? accept(header) : refuse({ code: 'invalid-key' });
}
