import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { withDatabase } from '../testing/database-server.ts';
import { checkDatabase } from './check-database.ts';

const server = inject('databaseUrl');
const name = `sorting_${randomUUID().replaceAll('-', '')}`;

const run = async (...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};
const create = (options: string): Promise<void> =>
  run(`drop database if exists ${name}`, `create database ${name} template template0 ${options}`);

beforeAll(() => create(''));
afterAll(() => run(`drop database if exists ${name} with (force)`));

test('a database that sorts names in Portuguese is taken', async () => {
  await create(`locale_provider icu icu_locale 'pt-BR'`);
  await expect(checkDatabase(withDatabase(server, name))).resolves.toBeUndefined();
});

test.each([`locale_provider libc locale 'C'`, `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`])(
  'one that sorts by bytes (%s) is refused at the start, with what to do',
  async (options) => {
    await create(options);
    const url = withDatabase(server, name);
    await expect(checkDatabase(url)).rejects.toThrow(
      `O banco de dados em ${new URL(url).host}/${name} (DATABASE_URL) não ordena nomes em português: crie-o com LOCALE_PROVIDER icu ICU_LOCALE 'pt-BR' TEMPLATE template0.`,
    );
  },
);
