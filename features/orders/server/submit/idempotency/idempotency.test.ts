import { expect, test, vi } from 'vitest';
import { newId } from '#platform/db/new-id.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { lockClient } from '../../store/idempotency.store.ts';
import { oneAtATime } from './one-at-a-time.ts';

const database = testDatabase();

const moment = () => new Promise((resolve) => setTimeout(resolve, 60));

test('two processes write the orders of one client after each other, and those of two at once', async () => {
  const supplierId = newId();
  const said: string[] = [];
  const holding = (clientId: string, name: string) => () =>
    database.current.transaction(async (db) => {
      await lockClient(db, { supplierId, clientId });
      said.push(`${name} in`);
      await moment();
      said.push(`${name} out`);
    });
  const client = newId();
  await Promise.all([holding(client, 'one')(), holding(client, 'two')()]);
  expect(said.map((word) => word.split(' ')[1])).toEqual(['in', 'out', 'in', 'out']);
  said.length = 0;
  const meeting = (name: string) =>
    database.current.transaction(async (db) => {
      await lockClient(db, { supplierId, clientId: newId() });
      said.push(`${name} in`);
      // Each waits until both are in.
      await vi.waitFor(() => expect(said.length).toBeGreaterThan(1), 10_000);
      said.push(`${name} out`);
    });
  await Promise.all([meeting('one'), meeting('two')]);
  expect(said.map((word) => word.split(' ')[1])).toEqual(['in', 'in', 'out', 'out']);
});

test('one process lets the works of a key wait for each other, also after a failure', async () => {
  const said: number[] = [];
  const work = (number: number) =>
    oneAtATime('key', async () => {
      await moment();
      said.push(number);
      if (number === 1) throw new Error('broken');
      return number;
    });
  const answers = await Promise.allSettled([work(1), work(2), work(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(said).toEqual([1, 2, 3]);
});
