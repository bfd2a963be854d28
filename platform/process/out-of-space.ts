/** Whether a file could not be written for want of room, or because its disk takes no writes: it may be tried again later. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code))) ||
    isOutOfSpace(error.cause));
