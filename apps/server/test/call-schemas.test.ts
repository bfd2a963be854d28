/** Schemas are compiled when a call is first used: a wrong one must not wait for it. */
import { Ajv } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { smallServer } from '../src/testing/small-server.ts';
import { keyOf } from '../src/testing/valid-requests.ts';

const database = testDatabase();

test('every schema of a request and of a response can be compiled', async () => {
  const app = await smallServer(database.current);
  const ajv = new Ajv({ coerceTypes: 'array', useDefaults: true });
  const compile = (schema: object | undefined): void => void (schema && ajv.compile(schema));
  for (const call of app.servedCalls) {
    const { params, query, body, answer } = call.schema;
    expect(() => [params, query, body].forEach(compile), keyOf(call)).not.toThrow();
    expect(() => fastJsonStringify(answer), keyOf(call)).not.toThrow();
  }
  await app.close();
});
