import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { unknownCustomers } from '#features/accounts/server/clients/customers.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { PolicyRefusal } from '../contract/texts.ts';
import type { KnownPolicy, NewPolicy, Policy } from '../domain/policy.ts';
import { MAX_POLICIES, policyProblem } from '../domain/policy-problem.ts';
import type { PricingSources } from './goods.ts';
import {
  allPolicies,
  countPolicies,
  deletePolicy,
  lockPolicies,
  policyById,
  savePolicy,
} from './price-policies.store.ts';

type StaffContext = Context & { readonly actor: Staff };
type Refusal = { readonly code: PolicyRefusal };
type Changed = Result<KnownPolicy, Refusal | ChangedByOther<KnownPolicy>>;

export const listPolicies = ({ db, supplier }: Context): Promise<KnownPolicy[]> =>
  allPolicies(db, supplier.id);

export const addPolicy = (
  context: StaffContext,
  goods: PricingSources,
  policy: NewPolicy,
): Promise<Result<KnownPolicy, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockPolicies(db, supplier.id);
    if ((await countPolicies(db, supplier.id)) >= MAX_POLICIES) return refuse({ code: 'too-many-policies' });
    return writePolicy(inside, goods, undefined, { ...policy, id: newId() });
  });

/** Replaces a policy; with `seen`, only the version that the person saw. It keeps its id, and with it its age, which orders equal priorities. */
export const changePolicy = (
  context: StaffContext,
  goods: PricingSources,
  policy: Policy,
  seen?: number,
): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockPolicies(db, supplier.id);
    const before = await policyById(db, supplier.id, policy.id);
    if (before === undefined) return refuse({ code: 'policy-not-found' });
    if (seen !== undefined && seen !== before.version) return changedByOther(before);
    return writePolicy(inside, goods, before, policy);
  });

/** Ends a policy now; it stays on the list. One that is over stays as it is. */
export const endPolicy = (context: StaffContext, id: string): Promise<Result<KnownPolicy, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    await lockPolicies(db, supplier.id);
    const before = await policyById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'policy-not-found' });
    const { from, until } = before.validity;
    if (from !== undefined && from >= now) return refuse({ code: 'policy-not-begun' });
    if (until !== undefined && until <= now) return accept(before);
    const after = { ...before, validity: { ...before.validity, until: now } };
    const version = await savePolicy(db, supplier.id, after);
    await recordChangeOf(inside, { action: 'price-policy.changed', subjectId: id, before, after }, factsOf);
    return accept({ ...after, version });
  });

export const dropPolicy = (context: StaffContext, id: string): Promise<Result<void, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockPolicies(db, supplier.id);
    const before = await policyById(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'policy-not-found' });
    await deletePolicy(db, supplier.id, id);
    await recordChangeOf(inside, { action: 'price-policy.changed', subjectId: id, before }, factsOf);
    return accept(undefined);
  });

async function writePolicy(
  context: StaffContext,
  goods: PricingSources,
  before: KnownPolicy | undefined,
  policy: Policy,
): Promise<Result<KnownPolicy, Refusal>> {
  const { db, supplier } = context;
  const problem = policyProblem(policy) ?? (await namedNowhere(context, goods, policy));
  if (problem !== undefined) return refuse({ code: problem });
  const version = await savePolicy(db, supplier.id, policy);
  const change = { action: 'price-policy.changed', subjectId: policy.id, before, after: policy } as const;
  await recordChangeOf(context, change, factsOf);
  return accept({ ...policy, version });
}

/** Refuses a policy that names products, categories, subscription types or clients which the shop does not have. */
async function namedNowhere(
  { db, supplier }: Context,
  { unknownProducts, unknownCategories, unknownSubscriptionTypes }: PricingSources,
  { scope, audience }: Policy,
): Promise<PolicyRefusal | undefined> {
  if ((await unknownProducts(db, supplier.id, scope.products)).length > 0) return 'unknown-products';
  if ((await unknownCategories(db, supplier.id, scope.categories)).length > 0) return 'unknown-categories';
  const types = await unknownSubscriptionTypes(db, supplier.id, audience.subscriptionTypes ?? []);
  if (types.length > 0) return 'unknown-subscription-types';
  const strangers = await unknownCustomers(db, supplier.id, audience.clients ?? []);
  return strangers.length > 0 ? 'unknown-clients' : undefined;
}

const factsOf = ({ id: _, name, scope, audience, validity, priority, stackable, effect }: Policy) => ({
  ...{ name, scope, audience, validity },
  ...{ priority, stackable, effect },
});
