/** A shop as its staff edit it: with what a module hides, and without caches. */
import { eq } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import type { Db } from '#platform/db/database.ts';
import type { ShopAppearance, ShopIdentity, ShopMenu } from '../domain/edited-shop.ts';
import { FOOTER_NOTE_TEXT, NOTICE_TEXT, SHOP_LANGUAGE } from '../domain/shop-texts.ts';
import { setStaticText, staticTextsOf } from './static-texts.store.ts';
import { suppliers } from './suppliers.tables.ts';

export interface EditedShop {
  readonly identity: ShopIdentity;
  readonly appearance: ShopAppearance;
  readonly menu: ShopMenu;
}

/** Throws if the supplier no longer exists. */
export async function editedShop(db: Db, supplierId: SupplierId): Promise<EditedShop> {
  const row = theRow(await selectRow(db, supplierId), supplierId);
  const own = (await staticTextsOf(db, supplierId)).filter(({ language }) => language === SHOP_LANGUAGE);
  const textOf = (name: string) => own.find((one) => one.name === name)?.text;
  const [notice, note] = [textOf(NOTICE_TEXT), textOf(FOOTER_NOTE_TEXT)];
  const { columns, ...footer } = row.footer;
  return {
    identity: {
      ...footer,
      name: row.name,
      description: row.description,
      ...(notice === undefined ? {} : { notice }),
      ...(note === undefined ? {} : { note }),
      ...(row.timeZone === null ? {} : { timeZone: row.timeZone }),
    },
    appearance: {
      ...row.theme,
      ...(row.logo === null ? {} : { logo: row.logo }),
      ...(row.icon === null ? {} : { icon: row.icon }),
    },
    menu: { items: row.menu, columns },
  };
}

export async function setIdentity(
  db: Db,
  supplierId: SupplierId,
  { name, description, notice = '', note = '', timeZone, ...footer }: ShopIdentity,
): Promise<void> {
  const { columns } = (await lockedRow(db, supplierId)).footer;
  await db
    .update(suppliers)
    .set({ name, description, timeZone: timeZone ?? null, footer: { ...footer, columns } })
    .where(eq(suppliers.id, supplierId));
  for (const [textName, text] of [
    [NOTICE_TEXT, notice],
    [FOOTER_NOTE_TEXT, note],
  ] as const)
    await setStaticText(db, supplierId, { language: SHOP_LANGUAGE, name: textName, text });
}

export async function setAppearance(
  db: Db,
  supplierId: SupplierId,
  { logo, icon, ...theme }: ShopAppearance,
): Promise<void> {
  await db
    .update(suppliers)
    .set({ theme, logo: logo ?? null, icon: icon ?? null })
    .where(eq(suppliers.id, supplierId));
}

export async function setMenu(db: Db, supplierId: SupplierId, { items, columns }: ShopMenu): Promise<void> {
  const { footer } = await lockedRow(db, supplierId);
  await db
    .update(suppliers)
    .set({ menu: [...items], footer: { ...footer, columns } })
    .where(eq(suppliers.id, supplierId));
}

const selectRow = (db: Db, supplierId: SupplierId) =>
  db
    .select({
      name: suppliers.name,
      description: suppliers.description,
      theme: suppliers.theme,
      logo: suppliers.logo,
      icon: suppliers.icon,
      timeZone: suppliers.timeZone,
      menu: suppliers.menu,
      footer: suppliers.footer,
    })
    .from(suppliers)
    .where(eq(suppliers.id, supplierId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectRow>>[number];

/** Locked until the transaction ends: two of a shop's parts are in one column. */
const lockedRow = async (db: Db, supplierId: SupplierId): Promise<Row> =>
  theRow(await selectRow(db, supplierId).for('update'), supplierId);

function theRow([row]: readonly Row[], supplierId: SupplierId): Row {
  if (row === undefined) throw new Error(`the supplier ${supplierId} is gone`);
  return row;
}
