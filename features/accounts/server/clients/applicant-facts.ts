/** What staff see of an applicant beside the account: addresses, the tax register, documents. Each is one query for the page. */
import { defined } from '#kernel/defined.ts';
import type { ClientId } from '#kernel/ids.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import { type Applicant, type ApplicantAddress, approvalStateOf } from '../../domain/applicant.ts';
import { comparedCheck } from '../../domain/registration/register-check.ts';
import { registerChecksOf } from '../documents/register-checks.store.ts';
import { documentRequestsTo, documentsOfClients } from '../documents/registration-documents.store.ts';
import type { ApplicantRow } from './approvals.store.ts';

/** Facts of later features. */
export interface ApplicantFacts {
  readonly addressesOf: (
    db: Db,
    clientIds: readonly ClientId[],
  ) => Promise<ReadonlyMap<ClientId, readonly ApplicantAddress[]>>;
}

export async function withFacts(
  { db, supplier }: Context,
  rows: readonly ApplicantRow[],
  { addressesOf }: ApplicantFacts,
): Promise<readonly Applicant[]> {
  const ids = rows.map(({ clientId }) => clientId);
  const checks = await registerChecksOf(db, supplier.id, ids);
  const documents = await documentsOfClients(db, supplier.id, ids);
  const requests = await documentRequestsTo(db, supplier.id, ids);
  const places = await addressesOf(db, ids);
  return rows.map(({ createdAt, approved, refusedAt, ...row }) => {
    const addresses = places.get(row.clientId) ?? [];
    const check = checks.get(row.clientId);
    return {
      ...row,
      standing: approvalStateOf({ approved, refusedAt }),
      since: createdAt.getTime(),
      addresses,
      documents: documents.get(row.clientId) ?? [],
      ...defined({
        register: check && comparedCheck(check, { name: row.name, addresses }),
        documentRequest: requests.get(row.clientId),
      }),
    };
  });
}
