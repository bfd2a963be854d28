import { Worker } from 'node:worker_threads';
import { accept, type Result, refuse } from '#kernel/result.ts';

export interface WorkerLimits {
  /** Heap limit of the thread. Files and buffers lie outside the heap: the reader must limit them. */
  readonly megabytes: number;
  /** Limit from the start to the result. */
  readonly milliseconds: number;
}

export type WorkerEnd = 'out-of-time' | 'out-of-memory' | 'broken';

/** V8 copies short-lived objects between two halves, so only half of it is usable at a time. */
const YOUNG_MEGABYTES = 8;

/**
 * Runs a program in a worker thread and returns the one message that it posts, or why there is none. The thread is ended when its
 * memory or time is spent, and the main thread serves other requests meanwhile.
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
      // Resolves after the thread is gone, so that a caller who counts threads counts those that still run.
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
