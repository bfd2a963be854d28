/** Whether a file could not be written because its disk is full or read-only: the request may be sent again later. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code))) ||
    isOutOfSpace(error.cause));
