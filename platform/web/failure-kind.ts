import { ApiRefusal } from './api.ts';

/** Why something could not be loaded, as far as it changes what the user can do about it. */
export type FailureKind = 'offline' | 'unreachable' | 'busy' | 'expired' | 'refused' | 'broken';

export function failureKind(error: unknown): FailureKind {
  if (error instanceof ApiRefusal) {
    if (error.status === 429) return 'busy';
    if (error.status === 401) return 'expired';
    return error.status < 500 ? 'refused' : 'broken';
  }
  if (typeof navigator === 'object' && navigator.onLine === false) return 'offline';
  // What fetch throws without a response, and what our own deadline throws.
  const unanswered =
    error instanceof TypeError
      ? /fetch|network|load failed/i.test(error.message)
      : error instanceof DOMException && error.name === 'TimeoutError';
  return unanswered ? 'unreachable' : 'broken';
}

/** Whether the session has ended, which only the whole page can handle: it leads to the login. For `throwOnError` of queries. */
export const isExpired = (error: unknown): boolean => failureKind(error) === 'expired';
