/**
 * Calls of a program that runs in processes of its own, for native work on untrusted bytes: a thread that is inside a
 * library's code can't be ended, a process can, whatever it does.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { CallMessage } from './answer-calls.ts';
import { atMost } from './at-most.ts';
import { type ProcessUse, readProcessUse } from './process-use.ts';

export interface CallLimits {
  /** Processor time of one call. Milliseconds; measured on Linux only. */
  readonly processor: number;
  /** From the beginning of the work to its answer. Milliseconds. */
  readonly time: number;
  /** Beyond what the process held when the work began, the request included. Measured on Linux only. */
  readonly megabytes: number;
}

export type CallEnd = 'out-of-time' | 'out-of-memory' | 'broken';

const MEGABYTE = 1024 * 1024;
/** How often the use of a running call is looked at. Milliseconds. */
const LOOK_EVERY = 20;
/** A process that nobody has called for so long is ended. Milliseconds. */
const IDLE = 30_000;
/** One that holds more after a call is not called again: an allocator may keep what it was given. */
const MOST_HELD = 256 * MEGABYTE;
/** For a machine under load to start a process. Milliseconds. */
const START_TIME = 30_000;

/**
 * At most `processes` run at a time, further calls wait in turn. A call that spends its limits ends its process, and the
 * next one gets a new process. Rejects only where no process can be started.
 */
export function processCalls<Request extends object, Answer>(
  program: URL,
  { processes, ...limits }: CallLimits & { readonly processes: number },
): (request: Request) => Promise<Result<Answer, CallEnd>> {
  const inTurn = atMost(processes);
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
      if (ended.ok && (readProcessUse(child.pid ?? 0)?.memory ?? 0) <= MOST_HELD) rest(child);
      else await killed(child);
      return ended;
    });
}

/** Without this process's environment, which holds secrets, and without keeping this process alive. */
function start(program: URL): ChildProcess {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=64'],
    // One arena of memory, so that what a call gives back can be used by the next.
    env: { MALLOC_ARENA_MAX: '1' },
  });
  child.unref();
  child.channel?.unref();
  // Told to whoever calls; one that dies at rest is no error.
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
    const asked = performance.now();
    const leave = (): void => {
      clearInterval(watch);
      child.off('message', hear).off('error', fail).off('exit', fail);
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
    const hear = (message: CallMessage<Answer>): void => {
      if ('answer' in message) settle(accept(message.answer));
      else begun = { at: performance.now(), use: message.begun };
    };
    const watch = setInterval(() => {
      if (begun === undefined) {
        if (performance.now() - asked > START_TIME) fail();
        return;
      }
      const now = readProcessUse(child.pid ?? 0) ?? begun.use;
      if (now.memory - begun.use.memory > limits.megabytes * MEGABYTE) settle(refuse('out-of-memory'));
      else if (now.processor - begun.use.processor > limits.processor) settle(refuse('out-of-time'));
      else if (performance.now() - begun.at > limits.time) settle(refuse('out-of-time'));
    }, LOOK_EVERY);
    child.on('message', hear).once('error', fail).once('exit', fail);
    child.send(request, (error) => {
      if (error !== null) fail();
    });
  });
}

const nameOf = ({ spawnargs }: ChildProcess): string => basename(spawnargs.at(-1) ?? '');
