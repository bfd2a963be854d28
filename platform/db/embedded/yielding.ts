import { spawnSync } from 'node:child_process';

type Program = { program: string; args: string[] };

/**
 * Runs a program and its children under Linux's batch policy, where a process that wakes up does not preempt a running one. The
 * server queries several connections in a row: if the first PostgreSQL process took over its processor, the other queries were
 * sent late while another processor was idle. Orders and bare routes became a seventh faster. Without `chrt` the command runs
 * unchanged.
 */
export function yielding<Command extends Program>(command: Command): Command {
  const { program, args } = command;
  return knowsBatch() ? { ...command, program: 'chrt', args: [...BATCH, program, ...args] } : command;
}

const BATCH = ['-b', '0'];

const knowsBatch = (): boolean => spawnSync('chrt', [...BATCH, 'true']).status === 0;
