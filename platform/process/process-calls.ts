/**
 * Calls a program that runs in processes of its own, for native work on untrusted bytes: a thread inside native code cannot be
 * ended, but a process can.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CallMessage } from './answer-calls.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { type ProcessUse, readProcessUse } from './process-use.ts';

export interface CallLimits {
  /** Limit of processor time per call. Milliseconds; measured only on Linux. */
  readonly processor: number;
  /** Limit from the start of the work to its result. Milliseconds. */
  readonly time: number;
  /** Limit of memory beyond what the process, with the request, used when the work began. Measured only on Linux. */
  readonly megabytes: number;
}

export type CallEnd = 'out-of-time' | 'out-of-memory' | 'broken';

const MEGABYTE = 1024 * 1024;
/** Interval at which a running call's usage is checked. Milliseconds. */
const POLL_EVERY = 20;
/** A process that was idle for this long is ended. Milliseconds. */
const IDLE = 30_000;
/** A process that holds more memory after a call is not reused: allocators may retain memory. Bytes. */
const MAX_MEMORY = 256 * MEGABYTE;
/** Time for a machine under load to start a process. Milliseconds. */
const START_TIME = 30_000;

/**
 * At most `processes` run at a time, further calls wait in order. A call that exceeds its limits ends its process, and the next
 * one gets a new process. Rejects only if no process can be started.
 */
export function processCalls<Request extends object, Answer>(
  program: URL,
  { processes, ...limits }: CallLimits & { readonly processes: number },
): (request: Request) => Promise<Result<Answer, CallEnd>> {
  const inTurn = concurrencyLimit({ maxRunning: processes });
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const rest = (child: ChildProcess): void => {
    idle.set(child, setTimeout(() => child.kill('SIGKILL'), IDLE).unref());
  };
  const wake = (child: ChildProcess): void => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  };
  return (request) =>
    inTurn(async () => {
      const [rested] = idle.keys();
      const child = rested ?? start(program).once('exit', () => wake(child));
      wake(child);
      const ended = await call<Answer>(child, request, limits);
      if (ended.ok && (readProcessUse(child.pid ?? 0)?.memory ?? 0) <= MAX_MEMORY) rest(child);
      else await killed(child);
      return ended;
    });
}

/** Starts a process without this process's environment, which holds secrets, and without keeping this process alive. */
function start(program: URL): ChildProcess {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64'],
    // A single malloc arena, so that memory freed by one call can be reused by the next.
    env: { MALLOC_ARENA_MAX: '1' },
  });
  child.unref();
  child.channel?.unref();
  // Errors during a call are reported to its caller; a process that dies while idle is no error.
  return child.on('error', () => {});
}

const killed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

function call<Answer>(
  child: ChildProcess,
  request: object,
  limits: CallLimits,
): Promise<Result<Answer, CallEnd>> {
  return new Promise((resolve, reject) => {
    let begun: { readonly at: number; readonly use: ProcessUse } | undefined;
    const startedAt = performance.now();
    const leave = (): void => {
      clearInterval(watch);
      child.off('message', onMessage).off('error', fail).off('exit', fail);
    };
    const settle = (result: Result<Answer, CallEnd>): void => {
      leave();
      resolve(result);
    };
    const fail = (): void => {
      if (begun !== undefined) {
        settle(refuse('broken'));
        return;
      }
      leave();
      child.kill('SIGKILL');
      reject(new Error(`${nameOf(child)} could not be started`));
    };
    const onMessage = (message: CallMessage<Answer>): void => {
      if ('answer' in message) settle(accept(message.answer));
      else begun = { at: performance.now(), use: message.begun };
    };
    const watch = setInterval(() => {
      if (begun === undefined) {
        if (performance.now() - startedAt > START_TIME) fail();
        return;
      }
      const now = readProcessUse(child.pid ?? 0) ?? begun.use;
      if (now.memory - begun.use.memory > limits.megabytes * MEGABYTE) settle(refuse('out-of-memory'));
      else if (now.processor - begun.use.processor > limits.processor) settle(refuse('out-of-time'));
      else if (performance.now() - begun.at > limits.time) settle(refuse('out-of-time'));
    }, POLL_EVERY);
    child.on('message', onMessage).once('error', fail).once('exit', fail);
    child.send(request, (error) => {
      if (error !== null) fail();
    });
  });
}

const nameOf = ({ spawnargs }: ChildProcess): string => basename(spawnargs.at(-1) ?? '');
