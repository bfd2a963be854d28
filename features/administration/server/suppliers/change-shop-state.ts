/** A shop is opened, suspended, archived and reopened; it opens only if nothing is missing. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { mayBecomeState, type ShopState } from '#features/suppliers/domain/shop-state.ts';
import {
  changeState,
  lockManagedSupplier,
  managedSupplier,
} from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { type ChecklistItem, isComplete } from '../../domain/checklist.ts';
import { changing, type PlatformContext } from './manage-suppliers.ts';
import { shopChecklist } from './shop-checklist.ts';

type Incomplete = {
  readonly code: 'shop-incomplete';
  readonly facts: { readonly missing: readonly ChecklistItem[] };
};
type StateRefusal = Incomplete | { readonly code: 'state-not-allowed' };

export interface NewState {
  readonly state: ShopState;
  /** For the platform's people only. */
  readonly reason?: string | undefined;
  readonly version: number;
}

export const changeShopState = (context: PlatformContext, { state, reason, version }: NewState) =>
  changing<StateRefusal>(context, version, 'supplier.state-changed', async (inside, before) => {
    const problem = await stateProblem(inside, before, state);
    if (problem !== undefined) return refuse(problem);
    await changeState(inside.db, before.id, state, reason);
    return accept(undefined);
  });

/** By the shop's own people: a draft opens once nothing is missing. */
export const publishShop = (context: StaffContext): Promise<Result<ManagedSupplier, StateRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<ManagedSupplier, StateRefusal>> => {
    const { db, supplier } = inside;
    const before = await lockManagedSupplier(db, supplier.id);
    if (before === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
    // What the platform has suspended, only the platform opens.
    if (before.state !== 'draft') return refuse({ code: 'state-not-allowed' });
    const problem = await stateProblem(inside, before, 'open');
    if (problem !== undefined) return refuse(problem);
    await changeState(db, before.id, 'open', undefined);
    const after = await managedSupplier(db, supplier.id);
    if (after === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
    const change = { action: 'supplier.state-changed', subjectId: before.id, before, after } as const;
    await recordChangeOf({ ...inside, actor: context.actor }, change, ({ state }) => ({ state }));
    return accept(after);
  });

async function stateProblem(
  { db }: Context,
  before: ManagedSupplier,
  state: ShopState,
): Promise<StateRefusal | undefined> {
  if (!mayBecomeState(before.state, state)) return { code: 'state-not-allowed' };
  if (state !== 'open') return undefined;
  const list = await shopChecklist(db, before);
  if (isComplete(list)) return undefined;
  return {
    code: 'shop-incomplete',
    facts: { missing: list.filter(({ done }) => !done).map(({ item }) => item) },
  };
}
