/** A shop's own hosts: added, proved, put first, removed. */
import { randomBytes } from 'node:crypto';
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { mayBeDomain, type ShopDomain } from '#features/suppliers/domain/hosts/domain-proof.ts';
import {
  addDomain,
  domainsOfSupplier,
  putDomainFirst,
  recordLookUp,
  removeDomain,
} from '#features/suppliers/server/platform/managed-domains.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { normaliseHost } from '#platform/http/normalise-host.ts';
import { type CertificateNetwork, certificateNetwork } from '#platform/outbound/look-at-certificate.ts';
import { type ProofNetwork, proofNetwork } from '#platform/outbound/look-up-proof.ts';
import type { PlatformContext } from '../suppliers/manage-suppliers.ts';
import { checkCertificate } from './check-certificates.ts';
import { domainProblem } from './look-up-domain.ts';

type Domains = readonly ShopDomain[];

/** Per shop. */
const MAX_DOMAINS = 20;

export const domainsOf = ({ db, supplier }: Context): Promise<Domains> => domainsOfSupplier(db, supplier.id);

/** The host leads to the shop only once it is proved. */
export const addShopDomain = (
  context: PlatformContext,
  typed: string,
): Promise<Result<Domains, { readonly code: 'not-a-domain' | 'domain-taken' | 'too-many-domains' }>> =>
  inTransaction(
    context,
    async (
      inside,
    ): Promise<Result<Domains, { readonly code: 'not-a-domain' | 'domain-taken' | 'too-many-domains' }>> => {
      const { db, supplier } = inside;
      const host = normaliseHost(
        typed
          .trim()
          .replace(/^https?:\/\//i, '')
          .replace(/\/+$/, ''),
      );
      if (host === undefined || !mayBeDomain(host)) return refuse({ code: 'not-a-domain' });
      if ((await domainsOf(inside)).length >= MAX_DOMAINS) return refuse({ code: 'too-many-domains' });
      const proof = randomBytes(16).toString('hex');
      if (!(await addDomain(db, supplier.id, { host, proof }))) return refuse({ code: 'domain-taken' });
      await record(inside, context, 'domain.added', null, { host });
      return accept(await domainsOf(inside));
    },
  );

type Found = Result<Domains, { readonly code: 'domain-not-found' | 'domain-not-confirmed' }>;

export const removeShopDomain = (context: PlatformContext, host: string): Promise<Found> =>
  inTransaction(context, async (inside): Promise<Found> => {
    if (!(await removeDomain(inside.db, inside.supplier.id, host)))
      return refuse({ code: 'domain-not-found' });
    await record(inside, context, 'domain.removed', { host }, null);
    return accept(await domainsOf(inside));
  });

/** Links use the main domain, so it has to be a proved one. */
export const makeMainDomain = (context: PlatformContext, host: string): Promise<Found> =>
  inTransaction(context, async (inside): Promise<Found> => {
    const domains = await domainsOf(inside);
    const found = domains.find((domain) => domain.host === host);
    if (found === undefined) return refuse({ code: 'domain-not-found' });
    if (found.state !== 'confirmed') return refuse({ code: 'domain-not-confirmed' });
    await putDomainFirst(inside.db, inside.supplier.id, host);
    await record(inside, context, 'domain.made-main', { host: domains[0]?.host }, { host });
    return accept(await domainsOf(inside));
  });

/** Looks the proof up at once, or at the certificate of a host that is proved. The look-up holds no transaction. */
export async function checkShopDomain(
  context: PlatformContext,
  host: string,
  network: ProofNetwork = proofNetwork,
  certificates: CertificateNetwork = certificateNetwork,
): Promise<Result<Domains, { readonly code: 'domain-not-found' }>> {
  const { db, supplier, now } = context;
  const found = (await domainsOf(context)).find((domain) => domain.host === host);
  if (found === undefined) return refuse({ code: 'domain-not-found' });
  if (found.state === 'confirmed')
    await checkCertificate(db, { supplierId: supplier.id, host }, now, certificates);
  else if (found.proof !== undefined)
    await recordLookUp(db, supplier.id, host, {
      problem: await domainProblem(host, found.proof, network),
      now,
    });
  return accept(await domainsOf(context));
}

const record = (
  inside: Context,
  { actor }: PlatformContext,
  action: `domain.${string}`,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): Promise<void> =>
  recordChange({ ...inside, actor }, { action, subjectId: inside.supplier.id, before, after });
