import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { httpApp } from '../http-app.ts';
import { logSuspicion } from './security-events.ts';

const MINUTE = 60_000;

/** A server that treats every request as suspicious, at the time in its path. */
async function suspicious(lines: { untold: number; who: string }[]): Promise<FastifyInstance> {
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = await httpApp({ trustedProxies: [], logger });
  app.get('/:now', (request) => {
    logSuspicion(request, 'cross-site', {}, Number((request.params as { now: string }).now));
    return 'ok';
  });
  return app;
}

test('one who goes on is logged once a minute, with the count in between', async () => {
  const lines: { untold: number; who: string }[] = [];
  const app = await suspicious(lines);
  for (const now of [0, 1, 2, MINUTE - 1, MINUTE, MINUTE + 1]) await app.inject(`/${now}`);
  expect(lines.map(({ untold }) => untold)).toEqual([0, 3]);
  await app.inject({ url: '/3', remoteAddress: '203.0.113.9' });
  expect(new Set(lines.map(({ who }) => who)).size).toBe(2);
  await app.close();
});

test('a flood of addresses fills neither the log nor the memory', async () => {
  const lines: { untold: number; who: string }[] = [];
  const app = await suspicious(lines);
  for (let address = 0; address < 1_100; address += 1)
    await app.inject({ url: '/0', remoteAddress: `10.0.${address >> 8}.${address & 255}` });
  expect(lines).toHaveLength(1_001);
  await app.close();
});
