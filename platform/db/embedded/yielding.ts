import { spawnSync } from 'node:child_process';

type Program = { program: string; args: string[] };

/**
 * Runs a program and its children so that being woken gives them no precedence over who runs already (Linux's batch policy). The
 * server asks several connections in a row: where the first to be asked took its processor, the others were asked late,
 * while another processor had nothing to do. Orders grew by a seventh, a bare route's by as much. Where the system knows
 * no such thing it runs as it is.
 */
export function yielding<Command extends Program>(command: Command): Command {
  const { program, args } = command;
  return knowsBatch() ? { ...command, program: 'chrt', args: [...BATCH, program, ...args] } : command;
}

const BATCH = ['-b', '0'];

const knowsBatch = (): boolean => spawnSync('chrt', [...BATCH, 'true']).status === 0;
