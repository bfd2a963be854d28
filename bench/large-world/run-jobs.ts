/** Runs the product's jobs one after the other in a process of its own, each until it has nothing to do. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface JobRounds {
  readonly rounds: readonly JobRound[];
  /** Of the process, at the end. */
  readonly megabytes: number;
}

export interface JobRound {
  readonly name: string;
  /** Milliseconds of the first round, and what it did; NaN: it failed. */
  readonly first: number;
  readonly done: number;
  /** Milliseconds of the last round, which had nothing to do. */
  readonly idle: number;
}

const script = fileURLToPath(new URL('./job-rounds.ts', import.meta.url));

export async function runJobs(url: string, dataDir: string, only: string): Promise<JobRounds> {
  const child = fork(script, [url, dataDir, only], { stdio: 'inherit' });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the jobs ended before their last round');
  });
  const [rounds] = (await Promise.race([once(child, 'message'), ended])) as [JobRounds];
  child.kill('SIGTERM');
  return rounds;
}
