/** Where the parts that a draft may hold are, and how a change of one is recorded. The tables belong to suppliers. */
import { type AuditEntry, recordChange } from '#features/accounts/server/audit/record-change.ts';
import { CONTENT_TYPES, type ContentType } from '#features/suppliers/domain/shop-texts.ts';
import { customContentsOf, replaceContentsOfType } from '#features/suppliers/server/custom-contents.store.ts';
import { partVersions } from '#features/suppliers/server/part-versions.store.ts';
import { editedShop, setMenu } from '#features/suppliers/server/shop-edit.store.ts';
import type { Context } from '#platform/db/context.ts';
import type {
  PartContents,
  PartName,
  ShopParts,
  TextSections,
  VersionOfPart,
} from '../../domain/shop/shop-draft.ts';

type OfShop = Pick<Context, 'db' | 'supplier'>;

interface PartPlace<Content> {
  /** Of its version among those of the shop's parts. */
  readonly key: string;
  readonly read: (context: OfShop) => Promise<Content>;
  readonly write: (context: OfShop, content: Content) => Promise<void>;
  readonly action: AuditEntry['action'];
  readonly facts: (content: Content) => NonNullable<AuditEntry['after']>;
}

const textPlace = (type: ContentType): PartPlace<TextSections> => ({
  key: `texts ${type}`,
  read: async ({ db, supplier }) =>
    (await customContentsOf(db, supplier.id, type)).map(({ title, body }) => ({ title, body })),
  write: ({ db, supplier }, sections) => replaceContentsOfType(db, supplier.id, type, sections),
  action: 'shop-text.changed',
  facts: (sections) => ({ type, parts: sections }),
});

const places: { readonly [Name in PartName]: PartPlace<PartContents[Name]> } = {
  menu: {
    key: 'menu',
    read: async ({ db, supplier }) => (await editedShop(db, supplier.id)).menu,
    write: ({ db, supplier }, menu) => setMenu(db, supplier.id, menu),
    action: 'shop-menu.changed',
    facts: ({ items, columns }) => ({ items, columns }),
  },
  ...(Object.fromEntries(CONTENT_TYPES.map((type) => [type, textPlace(type)])) as Record<
    ContentType,
    PartPlace<TextSections>
  >),
};

export const partKey = (name: PartName): string => places[name].key;

export async function versionsOfParts({ db, supplier }: OfShop): Promise<VersionOfPart> {
  const versionOf = await partVersions(db, supplier.id);
  return (name) => versionOf(partKey(name));
}

/** As the shop shows it. */
export const publishedPart = <Name extends PartName>(
  context: OfShop,
  name: Name,
): Promise<PartContents[Name]> => places[name].read(context);

export async function publishedParts(context: OfShop, names: readonly PartName[]): Promise<ShopParts> {
  const parts: [PartName, unknown][] = [];
  for (const name of names) parts.push([name, await publishedPart(context, name)]);
  return Object.fromEntries(parts);
}

/** Writes one of `parts`, and that it was changed from what is in `before`. */
export async function writePart<Name extends PartName>(
  context: Parameters<typeof recordChange>[0],
  name: Name,
  content: PartContents[Name],
  before: PartContents[Name],
): Promise<void> {
  const { write, action, facts } = places[name];
  await write(context, content);
  await recordChange(context, {
    ...{ action, subjectId: context.supplier.id },
    ...{ before: facts(before), after: facts(content) },
  });
}
