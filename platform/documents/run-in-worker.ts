import { Worker } from 'node:worker_threads';
import { accept, type Result, refuse } from '#kernel/result.ts';

export interface WorkerLimits {
  /** Of the thread's objects. Files and blocks of bytes lie outside of it: whoever reads them bounds them. */
  readonly megabytes: number;
  /** From its start to its answer. */
  readonly milliseconds: number;
}

export type WorkerEnd = 'out-of-time' | 'out-of-memory' | 'broken';

/** Half of it is never used by what is short-lived. */
const YOUNG_MEGABYTES = 8;

/**
 * Runs a program in a thread of its own and gives the one message that it posts, or why there is none. Whatever it does,
 * it is ended when its memory or its time is spent, and other requests are answered meanwhile.
 */
export function runInWorker<Answer>(
  program: URL,
  data: unknown,
  { megabytes, milliseconds }: WorkerLimits,
): Promise<Result<Answer, WorkerEnd>> {
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      workerData: data,
      resourceLimits: {
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
        stackSizeMb: 2,
      },
    });
    let isEnded = false;
    const end = (result: Result<Answer, WorkerEnd>): void => {
      if (isEnded) return;
      isEnded = true;
      clearTimeout(timer);
      // Settled once the thread is gone, so that whoever counts threads counts those that still run.
      void worker.terminate().then(() => resolve(result));
    };
    const timer = setTimeout(end, milliseconds, refuse('out-of-time'));
    worker.once('message', (answer: Answer) => end(accept(answer)));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'broken')),
    );
    worker.once('exit', () => end(refuse('broken')));
  });
}
