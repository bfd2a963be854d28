/** Suppliers as the platform's people make and change them. */

import { cnpj } from 'cpf-cnpj-validator';
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { mayBeSlug } from '#features/suppliers/domain/hosts/reserved-slugs.ts';
import type {
  ManagedSupplier,
  SupplierBehaviour,
  SupplierIdentity,
} from '#features/suppliers/domain/managed-supplier.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
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
): Promise<Result<ManagedSupplier, { readonly code: SlugRefusal | 'invalid-cnpj' }>> =>
  inTransaction(
    context,
    async ({ db }): Promise<Result<ManagedSupplier, { readonly code: SlugRefusal | 'invalid-cnpj' }>> => {
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
    },
  );

const contact = (phone: string | undefined, email: string | undefined) => ({
  ...(phone === undefined ? {} : { phone }),
  ...(email === undefined ? {} : { email }),
});

async function identityProblem(
  db: Context['db'],
  { slug, cnpj: document }: SupplierIdentity,
  id: string,
): Promise<SlugRefusal | 'invalid-cnpj' | undefined> {
  if (!mayBeSlug(slug)) return 'slug-not-allowed';
  // All transactions that give a shop a slug wait here: two shops never take the same one at once.
  await lockPlatformSettings(db);
  if (!(await isSlugFree(db, slug, id))) return 'slug-taken';
  return document === '' || cnpj.isValid(document) ? undefined : 'invalid-cnpj';
}

export const changeShopIdentity = (
  context: PlatformContext,
  identity: SupplierIdentity,
  version: number,
): Promise<Result<ManagedSupplier, { readonly code: SlugRefusal | 'invalid-cnpj' } | ChangedByOther>> =>
  changing(context, version, 'supplier.changed', async ({ db }, before) => {
    const problem = await identityProblem(db, identity, before.id);
    if (problem !== undefined) return refuse({ code: problem });
    await changeIdentity(db, before.id, identity);
    return accept(undefined);
  });

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
    const { db, supplier } = inside;
    const before = await lockManagedSupplier(db, supplier.id);
    if (before === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
    if (before.version !== version) return changedByOther(before);
    const changed = await change(inside, before);
    if (!changed.ok) return changed;
    const after = await managedSupplier(db, supplier.id);
    if (after === undefined) throw new Error(`the supplier ${supplier.slug} is gone`);
    await recordChangeOf(
      { ...inside, actor: context.actor },
      { action, subjectId: before.id, before, after },
    );
    return accept(after);
  });
