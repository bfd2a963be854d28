/**
 * Payment jobs: settle operations with an unknown outcome and, in the demo, deliver the sandbox provider's webhooks.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { runDueMandates } from '#features/payments/server/mandates/run-due-mandates.ts';
import { runDueOperations } from '#features/payments/server/operations/run-due-operations.ts';
import { playProvider } from '#features/payments/server/sandbox/play-provider.ts';
import type { Database } from '#platform/db/database.ts';
import type { Job } from '#platform/jobs/job.ts';
import { paymentGatewaysOf } from '../payment-gateways-of.ts';
import type { Settings } from '../settings.ts';
import { CHARGES, NOTICES, timed } from './job-times.ts';

interface Parts {
  readonly settings: Pick<Settings, 'sessionSecret' | 'publicUrl' | 'demo'>;
  readonly database: Database;
  /** Receives the sandbox provider's webhooks. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

export function paymentJobsOf({ settings, database, app, log }: Parts): readonly Job[] {
  const { sessionSecret, publicUrl, demo } = settings;
  const gateways = paymentGatewaysOf(settings, log);
  const charges = timed(
    [
      { name: 'charges', run: (now) => runDueOperations(database, gateways, now) },
      { name: 'mandates', run: (now) => runDueMandates(database, gateways, now) },
    ],
    CHARGES,
  );
  if (!demo) return charges;
  const post = async (url: string, payload: string, headers: Readonly<Record<string, string>>) => {
    const { host } = new URL(publicUrl);
    const all = { ...headers, host, 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url, payload, headers: all })).statusCode;
  };
  const run = (now: number) => playProvider({ db: database.db, sessionSecret, post }, now);
  return [...charges, ...timed([{ name: 'sandbox notices', run }], NOTICES)];
}
