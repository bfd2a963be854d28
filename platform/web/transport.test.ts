import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTransport } from './api.ts';
import { CALL_LIMIT, FILE_LIMIT } from './deadline.ts';
import { failureKind } from './failure-kind.ts';

/** A network that accepts requests and never responds, like a phone's in a tunnel. */
const silence = vi.fn(
  (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', silence);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const request = { method: 'POST', url: '/cart', headers: {} };
const caught = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('a call that nobody answers ends, and counts as a lost connection', async () => {
  const failure = caught(browserTransport({ ...request, body: '{}' }));
  await vi.advanceTimersByTimeAsync(CALL_LIMIT);
  expect(failureKind(await failure)).toBe('unreachable');
});

test('an answer whose rest never comes ends, too', async () => {
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    return new Response(body);
  });
  const failure = caught(browserTransport(request));
  await vi.advanceTimersByTimeAsync(CALL_LIMIT);
  expect(failureKind(await failure)).toBe('unreachable');
});

test('a file is given more time', async () => {
  const ended = vi.fn();
  const failure = caught(browserTransport({ ...request, body: new Blob(['sku']) })).finally(ended);
  await vi.advanceTimersByTimeAsync(FILE_LIMIT - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failure;
});

test('who gives up gets their own reason, also when they gave up before', async () => {
  const aborter = new AbortController();
  const failure = caught(browserTransport({ ...request, signal: aborter.signal }));
  aborter.abort(new Error('elsewhere'));
  expect(await failure).toEqual(new Error('elsewhere'));
  expect(await caught(browserTransport({ ...request, signal: aborter.signal }))).toEqual(
    new Error('elsewhere'),
  );
});

test('an answer in time leaves no timer behind', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"ok":true}'));
  expect(await browserTransport(request)).toEqual({ status: 200, body: { ok: true } });
  expect(vi.getTimerCount()).toBe(0);
});
