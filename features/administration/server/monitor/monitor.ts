/** What the platform's people watch: jobs, payments nobody knows the outcome of, and what needs a person. */

import { unknownOutcomes } from '#features/payments/server/store/payment-facts.store.ts';
import { EXPIRING_WITHIN } from '#features/suppliers/domain/hosts/certificate.ts';
import {
  failedDomains,
  troubledCertificates,
} from '#features/suppliers/server/platform/managed-domains.store.ts';
import { supplierNames } from '#features/suppliers/server/suppliers.store.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { deadLettersOf, jobRunsOf } from '#platform/jobs/control-jobs.store.ts';
import { countGivenUp } from '#platform/mail/given-up.store.ts';
import { JOB_NAMES } from '../../contract/job-names.ts';
import type { Notice } from '../../domain/notice.ts';
import { platformMembers } from '../people/manage-people.ts';

/** A start that the provider has not answered within this time is unknown. Milliseconds. */
export const SILENCE = 15 * 60_000;
const MAX_PAYMENTS = 100;
const MAX_LETTERS = 50;
const MAX_DOMAINS = 50;

export interface MonitorSettings {
  /** Whether mails leave by a mail server. */
  readonly sendsMails: boolean;
  readonly needsSecondStep: boolean;
}

export async function platformMonitor(context: Context, { sendsMails, needsSecondStep }: MonitorSettings) {
  const { db, now } = context;
  const jobs = await jobRunsOf(db, JOB_NAMES);
  const deadLetters = await deadLettersOf(db, JOB_NAMES, MAX_LETTERS);
  const unknown = await unknownOutcomes(db, now - SILENCE, MAX_PAYMENTS);
  const unsentMails = await countGivenUp(db);
  const domains = await failedDomains(db, MAX_DOMAINS);
  const certificates = await troubledCertificates(db, now + EXPIRING_WITHIN, MAX_DOMAINS);
  const shopOf = await shopsNamed(db, [...unknown, ...domains, ...certificates]);
  const payments = unknown.map(({ supplierId, ...payment }) => ({ ...payment, shop: shopOf(supplierId) }));
  const without = needsSecondStep
    ? []
    : (await platformMembers(context)).filter(({ secondStep }) => !secondStep);
  const notices: Notice[] = [
    ...(sendsMails ? [] : [{ kind: 'no-mail-server' } as const]),
    ...(unsentMails === 0 ? [] : [{ kind: 'unsent-mails', count: unsentMails } as const]),
    ...(payments.length === 0 ? [] : [{ kind: 'unknown-payments', count: payments.length } as const]),
    ...jobs
      .filter(({ failures }) => failures > 0)
      .map(({ name }) => ({ kind: 'failing-job', name }) as const),
    ...jobs
      .filter(({ pausedAt }) => pausedAt !== null)
      .map(({ name }) => ({ kind: 'paused-job', name }) as const),
    ...domains.map(
      ({ supplierId, host }) => ({ kind: 'failed-domain', host, shop: shopOf(supplierId) }) as const,
    ),
    ...certificates.map(
      ({ supplierId, host }) => ({ kind: 'bad-certificate', host, shop: shopOf(supplierId) }) as const,
    ),
    ...without.map(({ name }) => ({ kind: 'no-second-step', name }) as const),
  ];
  return { jobs, deadLetters, payments, unsentMails, notices };
}

async function shopsNamed(db: Db, mentions: readonly { readonly supplierId: string }[]) {
  const names = await supplierNames(
    db,
    mentions.map(({ supplierId }) => supplierId),
  );
  return (id: string) => ({ id, name: names.get(id) ?? '' });
}
