/** Acceptance of a supplier's terms of use by a user. Spec 2 and 7, terms of use. */
import { versionInForce } from '#features/suppliers/server/supplier-terms.store.ts';
import { termsInForce } from '#features/suppliers/server/terms-of-use.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer, Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { TermsRefusal } from '../../contract/registration/registration-texts.ts';
import { capacityMay } from '../../domain/capacity-may.ts';
import { allUserIdsOfClient } from '../clients/users.store.ts';
import { addAcceptance, latestAcceptance } from './terms-acceptances.store.ts';

type OwnContext = Context & { readonly actor: Customer };

export interface Agreement {
  /** Version in force; undefined where the supplier has no terms. */
  readonly inForce: number | undefined;
  readonly accepted: { readonly version: number; readonly acceptedAt: Date } | undefined;
  /** The user must accept before continuing. */
  readonly due: boolean;
}

/** Never due for representatives and API keys (`capacityMay`). */
export async function agreementOf(context: OwnContext): Promise<Agreement> {
  const { db, supplier, actor } = context;
  const inForce = await termsInForce(context);
  const accepted = await latestAcceptance(db, supplier.id, actor.userId);
  const due =
    inForce !== undefined &&
    (accepted?.version ?? 0) < inForce &&
    capacityMay(actor.capacity, 'terms:accept');
  return { inForce, accepted, due };
}

/** Records who accepted which version, and when. Only the version in force can be accepted. */
export async function acceptTerms(
  context: OwnContext,
  version: number,
): Promise<Result<void, { readonly code: TermsRefusal }>> {
  const { db, supplier, actor, now } = context;
  if ((await termsInForce(context)) !== version) return refuse({ code: 'terms-changed' });
  await addAcceptance(db, supplier.id, { userId: actor.userId, clientId: actor.clientId, version }, now);
  return accept(undefined);
}

/** Accepts the version in force for all users of a client. For seeds and tests. */
export async function agreeForClient(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  now: Instant,
): Promise<void> {
  const version = await versionInForce(db, supplierId);
  if (version === undefined) return;
  for (const userId of await allUserIdsOfClient(db, clientId))
    await addAcceptance(db, supplierId, { userId, clientId, version }, now);
}
