import { accept, type Result, refuse } from '#kernel/result.ts';
import { type LoginName, parseLoginName } from '../../domain/login-name.ts';

/** Asks no database: a known and an unknown login cannot be told apart, not even by time. */
export function findCandidate(typed: string): Result<LoginName, { readonly code: 'malformed-login' }> {
  const login = parseLoginName(typed);
  return login === undefined ? refuse({ code: 'malformed-login' }) : accept(login);
}
