import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, test } from 'vitest';
import { errorChain, loggableError } from './loggable-error.ts';

const fromDatabase = (): Error =>
  Object.assign(new pg.DatabaseError('duplicate key: (email)=(ana@exemplo.com.br)', 1, 'error'), {
    code: '23505',
    detail: 'Key (email)=(ana@exemplo.com.br) already exists.',
    constraint: 'users_email_unique',
    table: 'users',
  });

test('an error of our own is logged in full', () => {
  const logged = loggableError(new RangeError('not a whole number of centavos: 0.5'));
  expect(logged).toMatchObject({ name: 'RangeError', message: 'not a whole number of centavos: 0.5' });
  expect(logged.at).toEqual(expect.arrayContaining([expect.stringContaining('loggable-error.test.ts')]));
});

test('the database’s is logged without the values that it repeats', () => {
  const note = 'segredo\n    at segredo (file.ts:1:1)';
  const error = new DrizzleQueryError(
    'insert into users values ($1, $2)',
    ['ana@exemplo.com.br', note],
    fromDatabase(),
  );
  const logged = loggableError(error);
  expect(logged).toMatchObject({
    query: 'insert into users values ($1, $2)',
    cause: { code: '23505', constraint: 'users_email_unique', table: 'users' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/ana@|segredo/);
  expect(JSON.stringify(logged)).toContain('loggable-error.test.ts');
});

test('what is no error is logged by its kind alone', () => {
  expect(loggableError('senha errada: vitrine123')).toEqual({ name: 'string' });
  expect(loggableError(undefined)).toEqual({ name: 'undefined' });
});

test('what the database refused after a failure is logged with that failure', () => {
  const after = Object.assign(new pg.DatabaseError('current transaction is aborted', 1, 'error'), {
    code: '25P02',
    cause: fromDatabase(),
  });
  expect(loggableError(new DrizzleQueryError('select 1', [], after))).toMatchObject({
    query: 'select 1',
    cause: { code: '25P02', cause: { code: '23505', constraint: 'users_email_unique' } },
  });
});

test('of errors that happened together each is logged, and a circle of causes ends', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
  const both = new Error('no connection', { cause: new AggregateError([refused, refused], 'all failed') });
  expect(loggableError(both)).toMatchObject({
    cause: { message: 'all failed', errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED' }] },
  });
  const circle = new Error('a');
  circle.cause = new Error('b', { cause: circle });
  expect(JSON.stringify(loggableError(circle)).match(/"message":"b"/g)?.length).toBeLessThan(9);
});

test('the chain of causes is one line, without what the database repeats', () => {
  const failed = new DrizzleQueryError(
    'insert into users values ($1)',
    ['ana@exemplo.com.br'],
    fromDatabase(),
  );
  expect(errorChain(new Error('not saved', { cause: failed }))).toBe(
    'Error: not saved ← Error ← error 23505',
  );
  expect(errorChain('senha errada')).toBe('string');
});
