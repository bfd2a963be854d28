/** Staff edit what a shop says of itself, its colours and its menu. Every change is in the audit log. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import type {
  ShopAppearance,
  ShopIdentity,
  ShopMenu,
  Versioned,
} from '#features/suppliers/domain/edited-shop.ts';
import {
  changedLegalFields,
  isLegalIdentityLocked,
  type LegalField,
} from '#features/suppliers/domain/legal-identity.ts';
import type { ManagedSupplier } from '#features/suppliers/domain/managed-supplier.ts';
import { nextPartVersion, partVersions } from '#features/suppliers/server/part-versions.store.ts';
import {
  lockManagedSupplier,
  managedSupplier,
} from '#features/suppliers/server/platform/managed-suppliers.store.ts';
import { editedShop, setAppearance, setIdentity } from '#features/suppliers/server/shop-edit.store.ts';
import { type PairContrast, refusedPairs } from '#kernel/colours/theme-contrast.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { badLinks, type IdentityFault, identityFaults } from '../../domain/shop/shop-faults.ts';
import { pagePictures } from '../page-pictures.store.ts';
import { mapSaved, savePartNow } from '../shop-draft/changing-shop.ts';

export interface VersionedShop {
  readonly identity: Versioned<ShopIdentity>;
  readonly appearance: Versioned<ShopAppearance>;
  readonly menu: Versioned<ShopMenu>;
}

/** Saved here; the menu may have a draft, which `savePartNow` knows of. */
type Part = Exclude<keyof VersionedShop, 'menu'>;

export async function shopToEdit({ db, supplier }: Context): Promise<VersionedShop> {
  const shop = await editedShop(db, supplier.id);
  const versionOf = await partVersions(db, supplier.id);
  return {
    identity: { ...shop.identity, version: versionOf('identity') },
    appearance: { ...shop.appearance, version: versionOf('appearance') },
    menu: { ...shop.menu, version: versionOf('menu') },
  };
}

/** Whether the shop's own people change its name and documents, too, without a request to the platform. */
export async function mayChangeLegalIdentity({ db, supplier }: Context): Promise<boolean> {
  return !isLegalIdentityLocked(present(await managedSupplier(db, supplier.id), supplier).state);
}

type IdentityRefusal =
  | ChangedByOther<Versioned<ShopIdentity>>
  | { readonly code: 'identity-faulty'; readonly facts: { readonly faults: readonly IdentityFault[] } }
  | { readonly code: 'identity-locked'; readonly facts: { readonly locked: readonly LegalField[] } };

export const changeIdentity = (
  context: StaffContext,
  { version, ...identity }: Versioned<ShopIdentity>,
): Promise<Result<Versioned<ShopIdentity>, IdentityRefusal>> =>
  inTransaction(context, async (inside): Promise<Result<Versioned<ShopIdentity>, IdentityRefusal>> => {
    const { db, supplier } = inside;
    // Before the part's version, as the platform's people do who change the identity.
    const shop = present(await lockManagedSupplier(db, supplier.id), supplier);
    const isLocked = isLegalIdentityLocked(shop.state);
    // Who may not change the document cannot correct it here.
    const faults = identityFaults(identity).filter((fault) => fault !== 'cnpj' || !isLocked);
    if (faults.length > 0) return refuse({ code: 'identity-faulty', facts: { faults } });
    const locked = isLocked ? changedLegalFields(shop, identity) : [];
    const seen = (await partVersions(db, supplier.id))('identity') === version;
    if (seen && locked.length > 0) return refuse({ code: 'identity-locked', facts: { locked } });
    return changePartNow(inside, 'identity', version, () => setIdentity(db, supplier.id, identity));
  });

function present(shop: ManagedSupplier | undefined, { slug }: { readonly slug: string }): ManagedSupplier {
  if (shop === undefined) throw new Error(`the supplier ${slug} is gone`);
  return shop;
}

type LowContrast = {
  readonly code: 'low-contrast';
  readonly facts: { readonly pairs: readonly PairContrast[] };
};

export const changeAppearance = async (
  context: StaffContext,
  { version, ...appearance }: Versioned<ShopAppearance>,
): Promise<
  Result<
    Versioned<ShopAppearance>,
    ChangedByOther<Versioned<ShopAppearance>> | LowContrast | { readonly code: 'picture-not-there' }
  >
> => {
  const pairs = refusedPairs(appearance);
  if (pairs.length > 0) return refuse({ code: 'low-contrast', facts: { pairs } });
  for (const part of ['logo', 'icon'] as const)
    if (!(await mayBePicture(context, part, appearance[part]))) return refuse({ code: 'picture-not-there' });
  return changePart(context, 'appearance', version, async ({ db, supplier }) => {
    // A client that knows no style leaves it as it is.
    const { style = (await editedShop(db, supplier.id)).appearance.style } = appearance;
    await setAppearance(db, supplier.id, { ...appearance, ...defined({ style }) });
  });
};

export const changeMenu = async (
  context: StaffContext,
  { version, ...menu }: Versioned<ShopMenu>,
): Promise<
  Result<
    Versioned<ShopMenu>,
    | ChangedByOther<Versioned<ShopMenu>>
    | { readonly code: 'bad-link'; readonly facts: { readonly links: readonly string[] } }
  >
> => {
  const links = badLinks(menu);
  if (links.length > 0) return refuse({ code: 'bad-link', facts: { links } });
  const saved = await savePartNow(context, 'menu', menu, version);
  return mapSaved(saved, (part) => ({ ...part.content, version: part.version }));
};

/** A logo or icon is one of the shop's own pictures, or the one that it has. */
async function mayBePicture(
  { db, supplier }: Context,
  part: 'logo' | 'icon',
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return true;
  if ((await pagePictures(db, supplier.id, [id])).length > 0) return true;
  return (await editedShop(db, supplier.id)).appearance[part] === id;
}

const changePart = <Name extends Part>(
  context: StaffContext,
  part: Name,
  seen: number,
  write: (inside: StaffContext) => Promise<void>,
): Promise<Result<VersionedShop[Name], ChangedByOther<VersionedShop[Name]>>> =>
  inTransaction(context, (inside) => changePartNow(inside, part, seen, write));

/** Within a transaction. */
async function changePartNow<Name extends Part>(
  inside: StaffContext,
  part: Name,
  seen: number,
  write: (inside: StaffContext) => Promise<void>,
): Promise<Result<VersionedShop[Name], ChangedByOther<VersionedShop[Name]>>> {
  const { db, supplier } = inside;
  const version = await nextPartVersion(db, supplier.id, part, seen);
  const before = (await shopToEdit(inside))[part];
  if (version === undefined) return changedByOther(before);
  await write(inside);
  const after = (await shopToEdit(inside))[part];
  await recordChangeOf<object>(inside, {
    action: `shop-${part}.changed`,
    subjectId: supplier.id,
    before,
    after,
  });
  return accept(after);
}
