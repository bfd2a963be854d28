/** The platform's administrators approve a shop's request, or return it with a message. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { ownersOf } from '#features/accounts/server/platform/platform-people.store.ts';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { changedByOther } from '#platform/contract/changed-by-other.ts';
import { inTransaction } from '#platform/db/context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { isOutdated, stateAfter } from '../../domain/identity-request.ts';
import {
  changeLockedIdentity,
  type IdentityRefusal,
  lockShop,
  type PlatformContext,
} from '../suppliers/manage-suppliers.ts';
import { changeRequest, lockLiveRequest } from './identity-requests.store.ts';
import { currentRequest, type ListedRequest, shopRequest } from './read-requests.ts';
import { APPROVED_MAIL, RETURNED_MAIL } from './request-mails.ts';
import type { RequestChanged } from './send-request.ts';

type ApproveRefusal = IdentityRefusal | RequestChanged | { readonly code: 'shop-changed-since' };

/** The shop has the requested identity when it returns, or nothing has happened. */
export const approveRequest = (
  context: PlatformContext,
  version: number,
): Promise<Result<ListedRequest, ApproveRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<ListedRequest, ApproveRefusal>> => {
    const { db, supplier } = inside;
    const shop = await lockShop(inside);
    const live = await lockLiveRequest(db, supplier.id);
    const state = live && stateAfter(live.state, 'approve');
    if (live?.version !== version || state === undefined) return changedByOther(await currentRequest(inside));
    if (isOutdated(live, shop)) return refuse({ code: 'shop-changed-since' });
    const changed = await changeLockedIdentity(inside, shop, { ...shop, ...live.wanted });
    if (!changed.ok) return changed;
    await changeRequest(db, live, { state, ...decidedBy(inside) });
    await recordChangeOf<object>(inside, {
      ...{ action: 'identity-request.approved', subjectId: live.id },
      ...{ before: live.before, after: live.wanted },
    });
    await mailOwners(inside, APPROVED_MAIL, {});
    return accept(await listed(inside, changed.value));
  });

export const returnRequest = (
  context: PlatformContext,
  { message, version }: { readonly message: string; readonly version: number },
): Promise<Result<ListedRequest, RequestChanged>> =>
  inTransaction(context, async (inside): Promise<Result<ListedRequest, RequestChanged>> => {
    const { db, supplier } = inside;
    const shop = await lockShop(inside);
    const live = await lockLiveRequest(db, supplier.id);
    const state = live && stateAfter(live.state, 'return');
    if (live?.version !== version || state === undefined) return changedByOther(await currentRequest(inside));
    await changeRequest(db, live, { state, message, ...decidedBy(inside) });
    await recordChangeOf<object>(inside, {
      ...{ action: 'identity-request.sent-back', subjectId: live.id, after: { ...live.wanted, message } },
    });
    await mailOwners(inside, RETURNED_MAIL, { message });
    return accept(await listed(inside, shop));
  });

const decidedBy = ({ actor, now }: PlatformContext) => ({
  decidedBy: actor.staffId,
  decidedAt: new Date(now),
});

async function mailOwners(
  { db, supplier, now }: PlatformContext,
  kind: string,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const email of await ownersOf(db, supplier.id))
    await queueMail(db, kind, { ...facts, supplierId: supplier.id, email }, now);
}

async function listed(inside: PlatformContext, { id }: ManagedSupplier): Promise<ListedRequest> {
  const { current, request } = await shopRequest(inside);
  if (request === undefined) throw new Error(`the request of ${inside.supplier.slug} is gone`);
  return { shop: { id, ...current }, request };
}
