/** How a shop's staff manage its subscription types. Every change is audited. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { TypeRefusal } from '../contract/texts.ts';
import { MAX_TYPES, type NewType, type PanelType } from '../domain/subscription-type.ts';
import { allTypes, lockTypes, saveType } from './subscription-types.store.ts';

type Changed = Result<PanelType, { readonly code: TypeRefusal }>;

export const listTypes = ({ db, supplier }: Context): Promise<PanelType[]> => allTypes(db, supplier.id);

export const addType = (context: StaffContext, wanted: NewType): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockTypes(db, supplier.id);
    const there = await allTypes(db, supplier.id);
    if (there.length >= MAX_TYPES) return refuse({ code: 'too-many-types' });
    if (isTaken(there, wanted.label)) return refuse({ code: 'type-there-already' });
    return writeType(inside, undefined, { ...wanted, id: newId() });
  });

/** Existing subscriptions keep what was agreed. */
export const changeType = (context: StaffContext, id: string, wanted: NewType): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockTypes(db, supplier.id);
    const there = await allTypes(db, supplier.id);
    const before = there.find((type) => type.id === id);
    if (before === undefined) return refuse({ code: 'type-not-found' });
    const others = there.filter((type) => type.id !== id);
    if (isTaken(others, wanted.label)) return refuse({ code: 'type-there-already' });
    return writeType(inside, before, { ...wanted, id });
  });

/** Not deleted but closed, since orders and subscriptions refer to it. */
export const closeType = (context: StaffContext, id: string): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockTypes(db, supplier.id);
    const before = (await allTypes(db, supplier.id)).find((type) => type.id === id);
    if (before === undefined) return refuse({ code: 'type-not-found' });
    return before.active ? writeType(inside, before, { ...before, active: false }) : accept(before);
  });

const isTaken = (types: readonly PanelType[], label: string): boolean =>
  types.some((type) => type.active && type.label.toLowerCase() === label.toLowerCase());

async function writeType(
  context: StaffContext,
  before: PanelType | undefined,
  after: PanelType,
): Promise<Changed> {
  await saveType(context.db, context.supplier.id, after);
  await recordChangeOf(context, { action: 'subscription-type.changed', subjectId: after.id, before, after });
  return accept(after);
}
