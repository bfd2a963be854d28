import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accept, refuse } from '#kernel/result.ts';
import { processCalls } from './process-calls.ts';

const PATIENT = { processes: 1, processor: 60_000, time: 60_000, megabytes: 1_000 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-process-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let written = 0;
/** A program that responds with the value that `source` computes from `request`. */
async function program(source: string): Promise<URL> {
  written += 1;
  const file = pathToFileURL(join(folder, `${written}.mjs`));
  const answerCalls = new URL('./answer-calls.ts', import.meta.url).href;
  await writeFile(
    file,
    `import { answerCalls } from ${JSON.stringify(answerCalls)};
    answerCalls(async (request) => { ${source} });`,
  );
  return file;
}
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a request is answered, and the next one by the same process', async () => {
  const call = processCalls<object, { got: unknown; pid: number }>(
    await program('return { got: request, pid: process.pid };'),
    PATIENT,
  );
  const request = { bytes: new Uint8Array(100_000).fill(7) };
  const first = await call(request);
  expect(first).toEqual(accept({ got: request, pid: expect.any(Number) }));
  const pid = first.ok ? first.value.pid : 0;
  expect(await call([1])).toEqual(accept({ got: [1], pid }));
});

test('it has none of this process’s environment', async () => {
  vi.stubEnv('SESSION_SECRET', 'a secret');
  const call = processCalls<object, unknown>(await program('return Object.keys(process.env);'), PATIENT);
  expect(await call({})).toEqual(accept(['MALLOC_ARENA_MAX']));
  vi.unstubAllEnvs();
});

const FOR_EVER = 'if (request.good) return process.pid; for (;;);';
// Like a promise of native code that never settles.
const NEVER = 'if (request.good) return process.pid; await new Promise(() => {});';
const GREEDY = `if (request.good) return process.pid;
  const all = []; for (;;) { all.push(Buffer.alloc(1e6, 1)); await new Promise(setImmediate); }`;
const BREAKS = 'if (request.good) return process.pid; throw new Error("x");';
const CRASHES =
  'if (request.good) return process.pid; process.kill(process.pid, "SIGSEGV"); await new Promise(() => {});';

test.each([
  ['works for too long', FOR_EVER, { processor: 200 }, 'out-of-time'],
  ['does not answer', NEVER, { time: 200 }, 'out-of-time'],
  ['takes too much memory', GREEDY, { megabytes: 100 }, 'out-of-memory'],
  ['breaks', BREAKS, {}, 'broken'],
  ['crashes', CRASHES, {}, 'broken'],
] as const)(
  'one that %s is ended, and the next request has another process',
  async (_, source, limit, why) => {
    const call = processCalls<object, number>(await program(source), { ...PATIENT, ...limit });
    const before = await call({ good: true });
    const pid = before.ok ? before.value : 0;
    expect(isRunning(pid)).toBe(true);
    expect(await call({ good: false })).toEqual(refuse(why));
    expect(isRunning(pid)).toBe(false);
    const after = await call({ good: true });
    expect(after).toEqual(accept(expect.any(Number)));
    expect(after).not.toEqual(before);
  },
);

test('a program that does not start is distinguished from a request that ends it', async () => {
  const call = processCalls(pathToFileURL(join(folder, 'nothing.mjs')), PATIENT);
  await expect(call({})).rejects.toThrow('could not be started');
});
