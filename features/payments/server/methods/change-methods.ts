/** Staff manage payment methods. Every change is in the audit log. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { groupNames } from '#features/pricing/server/client-groups.store.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { PanelMethodRefusal } from '../../contract/methods/panel-method-texts.ts';
import { MAX_METHODS, type MethodDraft, methodFaults, type PanelMethod } from '../../domain/method-draft.ts';
import type { PaymentGateways } from '../providers/payment-gateways.ts';
import {
  allMethods,
  insertMethod,
  lockMethods,
  setPositions,
  updateMethod,
} from '../store/panel-methods.store.ts';

type Refused<Code extends PanelMethodRefusal> = { readonly code: Code };
type Faulty =
  | { readonly code: 'method-not-payable'; readonly facts: { readonly faults: readonly string[] } }
  | Refused<'method-there-already' | 'provider-not-connected'>;

export const addMethod = async (
  context: StaffContext,
  gateways: PaymentGateways,
  wanted: MethodDraft,
): Promise<Result<PanelMethod, Faulty | Refused<'too-many-methods'>>> => {
  const draft = { ...wanted, groups: wanted.groups ?? [] };
  const connected = await isConnected(context, gateways, draft);
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockMethods(db, supplier.id);
    const there = await allMethods(db, supplier.id);
    if (there.length >= MAX_METHODS) return refuse({ code: 'too-many-methods' });
    const problem = await problemOf(inside, draft, { there, others: there, connected });
    if (problem !== undefined) return refuse(problem);
    const after: PanelMethod = { ...draft, id: newId(), version: 1 };
    const { version: _, ...row } = after;
    await insertMethod(db, supplier.id, { ...row, position: there.length + 1 });
    await recordChangeOf(inside, { action: 'payment-method.changed', subjectId: after.id, after });
    return accept(after);
  });
};

export interface WantedChange {
  readonly id: PaymentMethodId;
  /** The version that the change was made from. */
  readonly version: number;
  readonly draft: MethodDraft;
}

export const changeMethod = async (
  context: StaffContext,
  gateways: PaymentGateways,
  { id, version, draft: wanted }: WantedChange,
): Promise<
  Result<PanelMethod, Faulty | ChangedByOther<PanelMethod> | Refused<'method-not-found' | 'kind-is-fixed'>>
> => {
  const connected = await isConnected(context, gateways, wanted);
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockMethods(db, supplier.id);
    const there = await allMethods(db, supplier.id);
    const before = there.find((method) => method.id === id);
    if (before === undefined) return refuse({ code: 'method-not-found' });
    if (before.version !== version) return changedByOther(before);
    if (before.kind !== wanted.kind) return refuse({ code: 'kind-is-fixed' });
    const others = there.filter((method) => method !== before);
    const draft = { ...wanted, groups: wanted.groups ?? before.groups };
    const problem = await problemOf(inside, draft, { there, others, connected });
    if (problem !== undefined) return refuse(problem);
    const after = await updateMethod(db, supplier.id, { ...withoutValueAs(before, draft), id, version });
    if (after === undefined) throw new Error('a locked payment method was changed');
    await recordChangeOf(inside, { action: 'payment-method.changed', subjectId: id, before, after });
    return accept(after);
  });
};

/** The ids are all methods of the supplier, each once. */
export const orderMethods = (
  context: StaffContext,
  ids: readonly PaymentMethodId[],
): Promise<Result<readonly PanelMethod[], Refused<'other-methods-now'>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockMethods(db, supplier.id);
    const before = await allMethods(db, supplier.id);
    const wanted = new Set(ids);
    if (ids.length !== before.length || !before.every(({ id }) => wanted.has(id)))
      return refuse({ code: 'other-methods-now' });
    await setPositions(db, supplier.id, ids);
    const after = await allMethods(db, supplier.id);
    await recordChangeOf(
      inside,
      { action: 'payment-methods.ordered', subjectId: supplier.id, before, after },
      (methods) => ({ names: methods.map(({ name }) => name) }),
    );
    return accept(after);
  });

/** Whether the shop can receive by the draft's provider; true without one. Asked outside of the transaction. */
const isConnected = async (
  context: StaffContext,
  gateways: PaymentGateways,
  { provider }: MethodDraft,
): Promise<boolean> => provider === undefined || (await gateways.providerOf(context, provider)) !== undefined;

interface Methods {
  readonly there: readonly PanelMethod[];
  /** Without the one that is changed. */
  readonly others: readonly PanelMethod[];
  readonly connected: boolean;
}

async function problemOf(
  context: Context,
  draft: MethodDraft & Pick<PanelMethod, 'groups'>,
  { there, others, connected }: Methods,
): Promise<Faulty | undefined> {
  const faults = [
    ...methodFaults(draft),
    ...((await areGroups(context, draft.groups, there)) ? [] : ['groups']),
  ];
  if (faults.length > 0) return { code: 'method-not-payable', facts: { faults } };
  if (draft.active && !connected) return { code: 'provider-not-connected' };
  const name = draft.name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === name)) return { code: 'method-there-already' };
  return undefined;
}

/** Whether all of these are groups of the shop. One that a method has names is one, also after its last client left. */
async function areGroups(
  { db, supplier }: Context,
  groups: readonly string[],
  there: readonly PanelMethod[],
): Promise<boolean> {
  const cited = new Set(there.flatMap((method) => method.groups));
  const unknown = groups.filter((group) => !cited.has(group));
  if (unknown.length === 0) return true;
  const known = new Set(await groupNames(db, supplier.id));
  return unknown.every((group) => known.has(group));
}

/** That a bank account does not exist is set by the demo, and is no choice of the panel. */
function withoutValueAs<Draft extends MethodDraft>(before: PanelMethod, draft: Draft): Draft {
  const isDemo = before.boleto?.withoutValue === true || before.onAccount?.boleto?.withoutValue === true;
  if (!isDemo) return draft;
  const { boleto, onAccount } = draft;
  return {
    ...draft,
    ...(boleto === undefined ? {} : { boleto: { ...boleto, withoutValue: true } }),
    ...(onAccount?.boleto === undefined
      ? {}
      : { onAccount: { ...onAccount, boleto: { ...onAccount.boleto, withoutValue: true } } }),
  };
}
