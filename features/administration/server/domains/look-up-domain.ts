import {
  type DomainProblem,
  proofPath,
  proofProblem,
  proofRecord,
} from '#features/suppliers/domain/hosts/domain-proof.ts';
import { recordLookUp, unprovedDomains } from '#features/suppliers/server/platform/managed-domains.store.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { type ProofNetwork, proofNetwork, smallFile, textRecords } from '#platform/outbound/look-up-proof.ts';

/** Whether the host proves that it belongs to the shop: undefined if it does. */
export async function domainProblem(
  host: string,
  proof: string,
  network: ProofNetwork = proofNetwork,
): Promise<DomainProblem | undefined> {
  const path = proofPath(proof);
  const [records, https, http] = await Promise.all([
    textRecords(proofRecord(host), network),
    smallFile(new URL(`https://${host}${path}`), network),
    smallFile(new URL(`http://${host}${path}`), network),
  ]);
  return proofProblem(proof, { records, file: https ?? http });
}

/** Domains per run, and how long after a look-up the next one follows. */
const ROUND = 20;
const AGAIN_AFTER = 10 * 60_000;

/** Looks up the domains of all shops that are not proved yet. Returns how many were looked up. */
export async function lookUpDomains(
  { db }: Database,
  now: Instant,
  network: ProofNetwork = proofNetwork,
): Promise<number> {
  const waiting = await unprovedDomains(db, now - AGAIN_AFTER, ROUND);
  for (const { supplierId, host, proof } of waiting) {
    if (proof === null) continue;
    await recordLookUp(db, supplierId, host, { problem: await domainProblem(host, proof, network), now });
  }
  return waiting.length;
}
