import { threadCpuUsage } from 'node:process';
import { DocumentProblem } from './document-problem.ts';

/** A budget of processor time for the thread that reads one file, checked while it reads. */
export interface WorkBudget {
  /** Throws a DocumentProblem once the budget is spent. Cheap enough to call for each block of bytes. */
  check(): void;
}

/** Starts now. */
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
