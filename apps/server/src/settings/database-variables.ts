import { Type } from 'typebox';
import { CACHE_BYTES, MEGABYTE } from '../public-cache/cache-sizes.ts';
import { address } from './address-pattern.ts';

const connections = (usual: number, meaning: string) =>
  Type.Integer({
    minimum: 1,
    maximum: 1_000,
    default: usual,
    description: 'deve ser um número de conexões, de 1 a 1000',
    meaning,
  });

const milliseconds = (usual: number, meaning: string) =>
  Type.Integer({
    minimum: 100,
    maximum: 3_600_000,
    default: usual,
    description: 'deve ser um número de milissegundos, de 100 a 3600000',
    meaning,
  });

const megabytes = (bytes: number, meaning: string) =>
  Type.Integer({
    minimum: 1,
    maximum: 65_536,
    default: bytes / MEGABYTE,
    description: 'deve ser um número de megabytes, de 1 a 65536',
    meaning,
  });

/** PostgreSQL, and what each process caches of it. */
export const databaseVariables = {
  DATABASE_URL: Type.Optional(
    Type.String({
      pattern: address('postgres|postgresql'),
      description: 'deve ser um endereço como postgresql://usuario:senha@servidor:5432/banco',
      meaning:
        'Your own PostgreSQL 18, one host, in session mode. Without it an embedded one runs in `DATA_DIR`.',
      secret: true,
    }),
  ),
  WAL_ARCHIVE_DIR: Type.Optional(
    Type.String({
      description: 'deve ser o caminho de uma pasta',
      meaning:
        'Folder to which the embedded database archives what it writes, for a restore to any moment. On another disk, or it is lost with the first.',
    }),
  ),
  // Read by platform/db/database.ts, which has to know it before the settings are.
  DB_DRIVER: Type.Union([Type.Literal('pipelined'), Type.Literal('plain')], {
    default: 'pipelined',
    description: 'deve ser pipelined ou plain',
    meaning: '`plain`: only the public interface of `pg` and Drizzle; slower.',
  }),
  DATABASE_POOL_SIZE: connections(
    10,
    'Connections for requests. Transactions of the cart and orders have as many again, so a web process opens up to twice this and two that listen.',
  ),
  DATABASE_JOBS_POOL_SIZE: connections(4, 'The same for jobs, which have pools of their own.'),
  DATABASE_CONNECTION_TIMEOUT: milliseconds(
    2_000,
    'Milliseconds that a request waits for a free connection. Together with the statement’s below 5,000, the limit of a call.',
  ),
  DATABASE_STATEMENT_TIMEOUT: milliseconds(
    2_400,
    'Milliseconds after which PostgreSQL cancels a request’s query.',
  ),
  DATABASE_TRANSACTION_TIMEOUT: milliseconds(
    4_000,
    'Milliseconds after which PostgreSQL ends a request’s transaction.',
  ),
  DATABASE_JOBS_STATEMENT_TIMEOUT: milliseconds(
    15_000,
    'Milliseconds after which PostgreSQL cancels a job’s query.',
  ),
  CACHE_PAGES_MB: megabytes(CACHE_BYTES.pages, 'Megabytes of visitors’ pages that a process caches.'),
  CACHE_ANSWERS_MB: megabytes(CACHE_BYTES.answers, 'Of visitors’ API responses.'),
  CACHE_PAGE_ANSWERS_MB: megabytes(CACHE_BYTES.forPages, 'Of API responses that pages are built from.'),
  CACHE_ROWS_MB: megabytes(CACHE_BYTES.rows, 'Of rows of the catalogue.'),
  CACHE_STOCK_ROWS_MB: megabytes(CACHE_BYTES.stock, 'Of rows that change with stock.'),
};
