import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { LazyLogger } from './lazy-logger.ts';

test('what it says, its own logger says; until then there is none', () => {
  const lines: string[] = [];
  const parent = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const child = vi.spyOn(parent, 'child');
  const late = new LazyLogger(parent, { reqId: 'r1' }, {});
  expect([late.level, child.mock.calls.length]).toEqual(['trace', 0]);
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
  for (const level of levels) late[level]({ level }, 'said');
  expect(child).toHaveBeenCalledTimes(1);
  late.silent();
  late.child({ part: 'p' }).info('said');
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.map(({ reqId, msg }) => [reqId, msg])).toEqual(Array(7).fill(['r1', 'said']));
  expect(logged.at(-1)).toMatchObject({ part: 'p' });
});
