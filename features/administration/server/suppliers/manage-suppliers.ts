/** Suppliers as the platform's people make and change them. */

import { bareDocument, isCnpj, isCpf } from '#features/accounts/domain/document.ts';
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { mayBeSlug } from '#features/suppliers/domain/hosts/reserved-slugs.ts';
import type {
  ManagedSupplier,
  SupplierBehaviour,
  SupplierIdentity,
} from '#features/suppliers/domain/managed-supplier.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { raisePartVersion } from '#features/suppliers/server/part-versions.store.ts';
import {
  changeBehaviour,
  changeIdentity,
  isSlugFree,
  lockManagedSupplier,
  managedSupplier,
} from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import { EMPTY_UUID } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { PlatformPerson } from '#kernel/scope.ts';
import { type CHANGED_BY_OTHER, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { lockPlatformSettings } from '../platform-settings.store.ts';
import { recordPlatformChange } from '../record-platform-change.ts';

export type PlatformContext = Context & { readonly actor: PlatformPerson };

type SlugRefusal = 'slug-not-allowed' | 'slug-taken';
export type IdentityRefusal = { readonly code: SlugRefusal | 'invalid-cnpj' };
type ChangedByOther = {
  readonly code: typeof CHANGED_BY_OTHER;
  readonly facts: { readonly atual: ManagedSupplier };
};

/** What a shop begins with: it delivers, and is listed once it is open. */
const NEW_SHOP = {
  whiteLabel: false,
  tags: ['has-delivery'],
  modules: ['web-commerce'],
  listed: true,
} as const;

/** Opens a shop as a draft. A command of the server records it by itself. */
export const openShop = (
  context: Context,
  identity: SupplierIdentity,
): Promise<Result<ManagedSupplier, IdentityRefusal>> =>
  inTransaction(context, async ({ db }): Promise<Result<ManagedSupplier, IdentityRefusal>> => {
    const problem = await identityProblem(db, identity, EMPTY_UUID);
    if (problem !== undefined) return refuse({ code: problem });
    const { name, slug, legalName, cnpj: document, address, phone, email } = identity;
    const footer = { legalName, cnpj: document, address, columns: [], ...contact(phone, email) };
    const { id } = await createSupplier(db, {
      ...NEW_SHOP,
      name,
      slug,
      footer,
      tags: [...NEW_SHOP.tags],
      modules: [...NEW_SHOP.modules],
      menu: [],
      domains: [],
      stores: [],
      state: 'draft',
    });
    const opened = await managedSupplier(db, id);
    if (opened === undefined) throw new Error(`the supplier ${slug} was not saved`);
    if (context.actor.kind === 'platform')
      await recordPlatformChange(
        db,
        { now: context.now, staffId: context.actor.staffId },
        { action: 'shop.opened', subject: id, before: null, after: { slug, name } },
      );
    return accept(opened);
  });

const contact = (phone: string | undefined, email: string | undefined) => ({
  ...(phone === undefined ? {} : { phone }),
  ...(email === undefined ? {} : { email }),
});

/** What is wrong with the identity of the shop `id`. Leaves the platform's settings locked until the transaction ends. */
export async function identityProblem(
  db: Context['db'],
  { slug, cnpj }: Pick<SupplierIdentity, 'slug' | 'cnpj'>,
  id: string,
): Promise<IdentityRefusal['code'] | undefined> {
  if (!mayBeSlug(slug)) return 'slug-not-allowed';
  // Every transaction that gives a shop a slug takes this lock: two shops never take the same one at once.
  await lockPlatformSettings(db);
  if (!(await isSlugFree(db, slug, id))) return 'slug-taken';
  const document = bareDocument(cnpj);
  return cnpj === '' || isCnpj(document) || isCpf(document) ? undefined : 'invalid-cnpj';
}

export const changeShopIdentity = (
  context: PlatformContext,
  identity: SupplierIdentity,
  version: number,
): Promise<Result<ManagedSupplier, IdentityRefusal | ChangedByOther>> =>
  changing(context, version, 'supplier.changed', ({ db }, before) => writeIdentity(db, before.id, identity));

/** Also raises the version of the shop's own forms: one opened before shows the former identity. */
async function writeIdentity(
  db: Context['db'],
  id: string,
  identity: SupplierIdentity,
): Promise<Result<undefined, IdentityRefusal>> {
  const problem = await identityProblem(db, identity, id);
  if (problem !== undefined) return refuse({ code: problem });
  await changeIdentity(db, id, identity);
  await raisePartVersion(db, id, 'identity');
  return accept(undefined);
}

export const changeShopBehaviour = (
  context: PlatformContext,
  behaviour: SupplierBehaviour,
  version: number,
): Promise<Result<ManagedSupplier, ChangedByOther>> =>
  changing(context, version, 'supplier.behaviour-changed', async ({ db }, before) => {
    await changeBehaviour(db, before.id, behaviour);
    return accept(undefined);
  });

/** Changes the locked supplier if it is still at the version that the person has seen, and records the change. */
export const changing = <Refusal = never>(
  context: PlatformContext,
  version: number,
  action: `${string}.${string}`,
  change: (inside: Context, before: ManagedSupplier) => Promise<Result<undefined, Refusal>>,
): Promise<Result<ManagedSupplier, Refusal | ChangedByOther>> =>
  inTransaction(context, async (inside): Promise<Result<ManagedSupplier, Refusal | ChangedByOther>> => {
    const before = await lockShop(inside);
    if (before.version !== version) return changedByOther(before);
    return changeLocked({ ...inside, actor: context.actor }, before, action, change);
  });

/** The context's supplier, locked until the transaction ends. */
export async function lockShop({ db, supplier }: Context): Promise<ManagedSupplier> {
  const shop = await lockManagedSupplier(db, supplier.id);
  if (shop === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
  return shop;
}

/** Changes the supplier that this transaction has locked, and records the change. A refusal has written nothing. */
async function changeLocked<Refusal>(
  inside: PlatformContext,
  before: ManagedSupplier,
  action: `${string}.${string}`,
  change: (inside: Context, before: ManagedSupplier) => Promise<Result<undefined, Refusal>>,
): Promise<Result<ManagedSupplier, Refusal>> {
  const changed = await change(inside, before);
  if (!changed.ok) return changed;
  const after = await managedSupplier(inside.db, before.id);
  if (after === undefined) throw new Error(`the supplier ${before.slug} is gone`);
  await recordChangeOf(inside, { action, subjectId: before.id, before, after });
  return accept(after);
}

/** As `changeShopIdentity`, of a supplier that this transaction has locked. */
export const changeLockedIdentity = (
  inside: PlatformContext,
  before: ManagedSupplier,
  identity: SupplierIdentity,
): Promise<Result<ManagedSupplier, IdentityRefusal>> =>
  changeLocked(inside, before, 'supplier.changed', ({ db }) => writeIdentity(db, before.id, identity));
