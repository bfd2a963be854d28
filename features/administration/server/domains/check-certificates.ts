import {
  recordCertificate,
  uncheckedCertificates,
} from '#features/suppliers/server/platform/managed-domains.store.ts';
import type { SupplierId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database, Db } from '#platform/db/database.ts';
import {
  type CertificateNetwork,
  certificateNetwork,
  lookAtCertificate,
} from '#platform/outbound/look-at-certificate.ts';

/** Hosts per run, and how long after a look the next one follows. */
const ROUND = 10;
const AGAIN_AFTER = 12 * 60 * 60_000;

/** Looks at one host's certificate, and stores what is seen. It holds no transaction. */
export async function checkCertificate(
  db: Db,
  { supplierId, host }: { readonly supplierId: SupplierId; readonly host: string },
  now: Instant,
  network: CertificateNetwork = certificateNetwork,
): Promise<void> {
  const seen = await lookAtCertificate(host, network);
  await recordCertificate(db, supplierId, host, { ...seen, checkedAt: now });
}

/** Looks at the certificates of the confirmed hosts of all shops, twice a day. Returns how many were looked at. */
export async function checkCertificates(
  { db }: Database,
  now: Instant,
  network: CertificateNetwork = certificateNetwork,
): Promise<number> {
  const waiting = await uncheckedCertificates(db, now - AGAIN_AFTER, ROUND);
  await Promise.all(waiting.map((domain) => checkCertificate(db, domain, now, network)));
  return waiting.length;
}
