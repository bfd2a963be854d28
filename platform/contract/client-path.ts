/**
 * The path segment `{token}{split}{idcliente}` of spec 7. The token is a handle without authority: it only has to belong to the
 * session (design 4, paths). Only this file knows the split character.
 */
import { EMPTY_UUID, isUuid } from '#kernel/ids.ts';

const SPLIT = '~';

/** What visitors send in place of a handle. */
export const VISITOR_HANDLE = 'token';

export interface ClientPath {
  readonly handle: string;
  /** Absent if the caller sent only the handle. */
  readonly clientId?: string;
}

export const visitorPath: ClientPath = { handle: VISITOR_HANDLE, clientId: EMPTY_UUID };

const handleGrammar = /^[A-Za-z0-9_-]{1,64}$/;

export const formatClientPath = ({ handle, clientId }: ClientPath): string =>
  clientId === undefined ? handle : `${handle}${SPLIT}${clientId}`;

/** Undefined for anything but `handle` or `handle~uuid`. */
export function parseClientPath(segment: string): ClientPath | undefined {
  const [handle = '', clientId, ...rest] = segment.split(SPLIT);
  if (!handleGrammar.test(handle) || rest.length > 0) return undefined;
  if (clientId === undefined) return { handle };
  return isUuid(clientId) ? { handle, clientId } : undefined;
}
