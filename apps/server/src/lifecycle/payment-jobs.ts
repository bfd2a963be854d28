/**
 * Payment jobs: settle operations with an unknown outcome and, in the demo, deliver the sandbox provider's webhooks.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { runDueMandates } from '#features/payments/server/mandates/run-due-mandates.ts';
import { runDueOperations } from '#features/payments/server/operations/run-due-operations.ts';
import { playProvider } from '#features/payments/server/sandbox/play-provider.ts';
import type { Database } from '#platform/db/database.ts';
import { paymentGatewaysOf } from '../payment-gateways-of.ts';
import type { Settings } from '../settings.ts';
import { type JobObserver, runJobs } from './run-jobs.ts';

/** Short intervals, because payers watch the page meanwhile. Milliseconds. */
const CHARGES = { first: 5_000, every: 15_000, limit: 2 * 60_000 };
const NOTICES = { first: 1_000, every: 1_000, limit: 30_000 };

interface Parts {
  readonly settings: Pick<Settings, 'sessionSecret' | 'publicUrl' | 'demo'>;
  readonly database: Database;
  /** Receives the sandbox provider's webhooks. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly observer?: JobObserver;
}

/** Returns a function that stops the jobs and waits for those under way. */
export function runPaymentJobs({ settings, database, app, log, observer }: Parts): () => Promise<void> {
  const { sessionSecret, publicUrl, demo } = settings;
  const gateways = paymentGatewaysOf(settings, log);
  const charges = runJobs(
    [
      { name: 'charges', run: (now) => runDueOperations(database, gateways, now) },
      { name: 'mandates', run: (now) => runDueMandates(database, gateways, now) },
    ],
    log,
    { ...CHARGES, ...observer },
  );
  if (!demo) return charges;
  const post = async (url: string, payload: string, headers: Readonly<Record<string, string>>) => {
    const { host } = new URL(publicUrl);
    const all = { ...headers, host, 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url, payload, headers: all })).statusCode;
  };
  const notices = runJobs(
    [{ name: 'sandbox notices', run: (now) => playProvider({ db: database.db, sessionSecret, post }, now) }],
    log,
    { ...NOTICES, ...observer },
  );
  return async () => {
    await Promise.all([charges(), notices()]);
  };
}
