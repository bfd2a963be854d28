/**
 * A request's end, whatever becomes of the network: a phone that loses its signal, or a server that vanishes without closing,
 * would otherwise leave it waiting for minutes.
 */
export interface Deadline {
  /** Aborts with a `TimeoutError` when the time is over, and with the caller's reason when the caller gives up. */
  readonly signal: AbortSignal;
  /** The answer was read, or there is none to come. */
  clear(): void;
}

/** Milliseconds for a call and for a file; the server answers calls within five seconds. */
export const CALL_LIMIT = 30_000;
export const FILE_LIMIT = 180_000;

export function deadline(milliseconds: number, given?: AbortSignal): Deadline {
  // `AbortSignal.any` is missing in browsers that are only two years old.
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

/** `fetch` and whatever `read` makes of its answer, both before the time is over. For files, which are no JSON. */
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
