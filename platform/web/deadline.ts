/**
 * A time limit for requests: a phone that loses its signal, or a server that vanishes without closing, would otherwise leave one
 * waiting for minutes.
 */
export interface Deadline {
  /** Aborts with a `TimeoutError` at the time limit, or with the caller's reason when the caller aborts. */
  readonly signal: AbortSignal;
  /** Call it when the response was read, or none will come. */
  clear(): void;
}

/** Milliseconds for calls and for files; the server answers calls within five seconds. */
export const CALL_LIMIT = 30_000;
export const FILE_LIMIT = 180_000;

export function deadline(milliseconds: number, given?: AbortSignal): Deadline {
  // `AbortSignal.any` is missing in browsers that are two years old.
  const controller = new AbortController();
  const late = setTimeout(
    () => controller.abort(new DOMException('no answer in time', 'TimeoutError')),
    milliseconds,
  );
  const giveUp = (): void => controller.abort(given?.reason);
  if (given?.aborted) giveUp();
  given?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(late);
      given?.removeEventListener('abort', giveUp);
    },
  };
}

/** Fetches and reads a response other than JSON within `FILE_LIMIT`. */
export async function fetchFileInTime<Read>(
  url: string,
  init: RequestInit,
  read: (answer: Response) => Promise<Read>,
): Promise<Read> {
  const end = deadline(FILE_LIMIT);
  try {
    return await read(await fetch(url, { ...init, signal: end.signal }));
  } finally {
    end.clear();
  }
}
