import { accept, type Result, refuse } from '#kernel/result.ts';
import { type LoginName, parseLoginName } from '../../domain/login/login-name.ts';

/** Checks the format only, without a query: known and unknown logins are indistinguishable, even by timing. */
export function findCandidate(typed: string): Result<LoginName, { readonly code: 'malformed-login' }> {
  const login = parseLoginName(typed);
  return login === undefined ? refuse({ code: 'malformed-login' }) : accept(login);
}
