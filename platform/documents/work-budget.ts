import { threadCpuUsage } from 'node:process';
import { DocumentProblem } from './document-problem.ts';

/** Processor time that one file may take of the thread that reads it, asked for while it is read. */
export interface WorkBudget {
  /** Throws a DocumentProblem once the budget is spent. Cheap enough to be asked for each block of bytes. */
  check(): void;
}

/** From now on so many milliseconds. */
export function workBudget(milliseconds: number): WorkBudget {
  const used = (): number => {
    const { user, system } = threadCpuUsage();
    return (user + system) / 1_000;
  };
  const end = used() + milliseconds;
  return {
    check: () => {
      if (used() > end) throw new DocumentProblem('too-complex', `more than ${milliseconds} ms of processor`);
    },
  };
}
