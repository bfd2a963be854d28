import { API_SCOPES, type ApiScope } from '#kernel/permissions.ts';

/** The scopes among stored texts, in their order; one that no longer exists allows nothing. */
export const knownScopes = (stored: readonly string[]): readonly ApiScope[] =>
  API_SCOPES.filter((scope) => stored.includes(scope));

export const hasAllScopes = (scopes: readonly ApiScope[]): boolean =>
  API_SCOPES.every((scope) => scopes.includes(scope));
