/** What the shop agreed with one of its clients. Prices and orders read it with the session (`ClientTerms`). */
import type { AgreedTerms } from '#features/accounts/domain/client-terms.ts';
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { shopClient } from '#features/accounts/server/clients/shop-clients.store.ts';
import {
  agreedTermsOf,
  lockAgreedTerms,
  writeAgreedTerms,
} from '#features/accounts/server/clients/terms/client-terms.store.ts';
import { panelMethods } from '#features/payments/server/methods/panel-methods.ts';
import { groupsOfClient } from '#features/pricing/server/groups-of.ts';
import type { ClientId, PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import type { ClientTermsRefusal } from '../../contract/terms/client-terms-texts.ts';
import { type ClientTermsPage, type TermsDraft, termMethod } from '../../domain/terms/client-terms.ts';

type Refused<Code extends ClientTermsRefusal> = { readonly code: Code };

export async function showClientTerms(
  context: Context,
  clientId: ClientId,
): Promise<Result<ClientTermsPage, Refused<'client-not-found'>>> {
  const agreed = await agreedTermsOf(context.db, context.supplier.id, clientId);
  if (agreed === undefined) return refuse({ code: 'client-not-found' });
  const groups = await groupsOfClient(context, clientId);
  const { methods } = await panelMethods(context);
  return accept({ agreed, methods: methods.map((method) => termMethod(method, groups)) });
}

/** `seen`: the version that the change was made on. */
export const changeClientTerms = (
  context: StaffContext,
  clientId: ClientId,
  draft: TermsDraft,
  seen: number,
): Promise<
  Result<
    AgreedTerms,
    Refused<'client-not-found' | 'client-forgotten' | 'unknown-method'> | ChangedByOther<AgreedTerms>
  >
> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await lockAgreedTerms(db, supplier.id, clientId);
    if (before === undefined) return refuse({ code: 'client-not-found' });
    if (before.version !== seen) return changedByOther(before);
    const client = await shopClient(db, supplier.id, clientId);
    // A deletion erased them, and nothing about the person may come back.
    if (client === undefined || client.forgottenAt !== null) return refuse({ code: 'client-forgotten' });
    const { methods } = await panelMethods(inside);
    const known = new Map(methods.map(({ id, name }) => [id, name]));
    if (draft.paymentMethodIds?.some((id) => !known.has(id))) return refuse({ code: 'unknown-method' });
    await writeAgreedTerms(db, supplier.id, clientId, draft);
    const after: AgreedTerms = { ...draft, version: before.version + 1 };
    const change = { action: 'client.terms-changed', subjectId: clientId, before, after } as const;
    await recordChangeOf(inside, change, (terms) => auditedTerms(terms, known));
    return accept(after);
  });

/** Without the note's words, which a deletion would not reach. */
const auditedTerms = (
  { paymentMethodIds, minimumOrder, note }: AgreedTerms,
  names: ReadonlyMap<PaymentMethodId, string>,
) => ({
  payableBy: paymentMethodIds === undefined ? null : paymentMethodIds.map((id) => names.get(id) ?? id),
  minimumOrder: minimumOrder ?? null,
  hasNote: note !== '',
});
