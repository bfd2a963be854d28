/** The shop's owner requests a change of its legal identity, corrects or repeats the request, and withdraws it. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import {
  changedLegalFields,
  type LegalIdentity,
  legalIdentityOf,
} from '#features/suppliers/domain/legal-identity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import { type IdentityRequest, mayRequestIdentity, stateAfter } from '../../domain/identity-request.ts';
import { type IdentityRefusal, identityProblem, lockShop } from '../suppliers/manage-suppliers.ts';
import { addRequest, changeRequest, lockLiveRequest } from './identity-requests.store.ts';
import { currentRequest } from './read-requests.ts';

export interface WantedIdentity {
  readonly wanted: LegalIdentity;
  readonly reason: string;
  /** Of the open or returned request that the owner has seen; absent: they have seen none. */
  readonly version?: number;
}

/** The state in it is absent where the shop has never requested anything. */
export type RequestChanged = ChangedByOther<IdentityRequest | undefined>;
type OwnerOnly = { readonly code: 'owner-only' };
type SendRefusal = IdentityRefusal | RequestChanged | OwnerOnly | { readonly code: 'nothing-changes' };

export const requestIdentity = (
  context: StaffContext,
  { wanted, reason, version }: WantedIdentity,
): Promise<Result<IdentityRequest, SendRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<IdentityRequest, SendRefusal>> => {
    const { db, supplier, now } = inside;
    if (!mayRequestIdentity(inside.actor)) return refuse({ code: 'owner-only' });
    const before = legalIdentityOf(await lockShop(inside));
    const live = await lockLiveRequest(db, supplier.id);
    if (live?.version !== version) return changedByOther(await currentRequest(inside));
    if (changedLegalFields(before, wanted).length === 0) return refuse({ code: 'nothing-changes' });
    const problem = await identityProblem(db, wanted, supplier.id);
    if (problem !== undefined) return refuse({ code: problem });
    const sent = {
      ...({ state: 'open', before, wanted, reason, message: null } as const),
      ...{ requestedBy: inside.actor.staffId, requestedAt: new Date(now), decidedBy: null, decidedAt: null },
    };
    const id = live?.id ?? newId();
    if (live === undefined) await addRequest(db, { ...sent, id, supplierId: supplier.id });
    else await changeRequest(db, live, sent);
    const change = {
      action: 'identity-request.sent',
      subjectId: id,
      before,
      after: { ...wanted, reason },
    } as const;
    await recordChangeOf<object>(inside, change);
    return accept(await present(inside));
  });

export const withdrawIdentityRequest = (
  context: StaffContext,
  version: number,
): Promise<Result<IdentityRequest, RequestChanged | OwnerOnly>> =>
  inTransaction(context, async (inside): Promise<Result<IdentityRequest, RequestChanged | OwnerOnly>> => {
    const { db, supplier } = inside;
    if (!mayRequestIdentity(inside.actor)) return refuse({ code: 'owner-only' });
    await lockShop(inside);
    const live = await lockLiveRequest(db, supplier.id);
    const state = live && stateAfter(live.state, 'withdraw');
    if (live?.version !== version || state === undefined) return changedByOther(await currentRequest(inside));
    await changeRequest(db, live, { state });
    const change = {
      action: 'identity-request.taken-back',
      subjectId: live.id,
      before: live.wanted,
    } as const;
    await recordChangeOf<object>(inside, change);
    return accept(await present(inside));
  });

async function present(context: StaffContext): Promise<IdentityRequest> {
  const request = await currentRequest(context);
  if (request === undefined) throw new Error(`the request of ${context.supplier.slug} was not saved`);
  return request;
}
