import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { migrationsFolder } from '../db/migrations/migrations.ts';
import { withDatabase } from './database-server.ts';

interface OldDatabase {
  readonly client: pg.Client;
  /** Applies the migration. */
  readonly migrate: () => Promise<void>;
}

/**
 * A database as it was before a migration, for rows as the version of then wrote them. Until the migration, foreign keys and
 * triggers are off, so that a row needs none of those that it refers to.
 */
export function databaseBefore(migration: string): OldDatabase {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = inject('databaseUrl');
  const client = new pg.Client({ connectionString: withDatabase(server, name) });
  const admin = new pg.Client({ connectionString: server });
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  const apply = async (file: string) => {
    const statements = readFileSync(join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await client.query(statement);
  };
  beforeAll(async () => {
    await admin.connect();
    await admin.query(`create database ${name}`);
    await client.connect();
    for (const file of files.sort()) if (file < migration) await apply(file);
    await client.query('set session_replication_role = replica');
  });
  afterAll(async () => {
    await client.end();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  const migrate = async () => {
    await client.query('set session_replication_role = origin');
    await apply(`${migration}.sql`);
  };
  return { client, migrate };
}
