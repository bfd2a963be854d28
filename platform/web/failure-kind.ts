import { ApiRefusal } from './api.ts';

/** Why something could not be loaded, as far as it changes what one can do about it. */
export type FailureKind = 'offline' | 'unreachable' | 'busy' | 'expired' | 'refused' | 'broken';

export function failureKind(error: unknown): FailureKind {
  if (error instanceof ApiRefusal) {
    if (error.status === 429) return 'busy';
    if (error.status === 401) return 'expired';
    return error.status < 500 ? 'refused' : 'broken';
  }
  if (typeof navigator === 'object' && navigator.onLine === false) return 'offline';
  // What fetch throws where no answer came, and what our own deadline throws.
  const unanswered =
    error instanceof TypeError
      ? /fetch|network|load failed/i.test(error.message)
      : error instanceof DOMException && error.name === 'TimeoutError';
  return unanswered ? 'unreachable' : 'broken';
}

/** Of a session that ended only the whole page can tell: it leads to the login. For `throwOnError` of questions. */
export const isExpired = (error: unknown): boolean => failureKind(error) === 'expired';
