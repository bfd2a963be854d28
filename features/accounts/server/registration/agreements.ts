/** What a user agreed to of a supplier's terms of use. Spec 2 and 7, terms of use. */
import { termsInForce, versionInForce } from '#features/suppliers/server/public.ts';
import type { ClientId, SupplierId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer, Instant } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Db } from '#platform/db/database.ts';
import type { TermsRefusal } from '../../contract/registration-texts.ts';
import { capacityMay } from '../../domain/capacity-may.ts';
import { usersOfClient } from '../clients/users.store.ts';
import { addAcceptance, latestAcceptance } from './terms-acceptances.store.ts';

type OwnContext = Context & { readonly actor: Customer };

export interface Agreement {
  /** Undefined where the supplier asks for nothing. */
  readonly inForce: number | undefined;
  readonly accepted: { readonly version: number; readonly acceptedAt: Date } | undefined;
  /** The user has to agree before going on. */
  readonly due: boolean;
}

/** Whoever acts for a client in another's name agrees to nothing for them, and is not held up. */
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

/** Writes down who agreed to what, and when. Only what is in force can be agreed to. */
export async function acceptTerms(
  context: OwnContext,
  version: number,
): Promise<Result<void, { readonly code: TermsRefusal }>> {
  const { db, supplier, actor, now } = context;
  if ((await termsInForce(context)) !== version) return refuse({ code: 'terms-changed' });
  await addAcceptance(db, supplier.id, { userId: actor.userId, clientId: actor.clientId, version }, now);
  return accept(undefined);
}

/** As if all users of a client had agreed: for worlds that are made by code. */
export async function agreeForClient(
  db: Db,
  supplierId: SupplierId,
  clientId: ClientId,
  now: Instant,
): Promise<void> {
  const version = await versionInForce(db, supplierId);
  if (version === undefined) return;
  for (const userId of await usersOfClient(db, clientId))
    await addAcceptance(db, supplierId, { userId, clientId, version }, now);
}
