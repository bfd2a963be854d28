/** The ids of a copied shop, computed alike by the database that copies and by the bench that asks for the copies. */

/** Between the order numbers of a copy and of the next one. */
export const ORDER_STRIDE = 10_000;

const ID = /[0-9a-f]{8}((?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;
const NIL = '00000000-0000-0000-0000-000000000000';

const inHex = (copy: number): string => copy.toString(16).padStart(8, '0');

/** All ids in the text, as they are in this copy. */
export const copiedIds = (text: string, copy: number): string =>
  text.replace(ID, (id, rest: string) => (id === NIL ? id : inHex(copy) + rest));

/** A text that must be unique among the shops: slugs, logins, hashes. */
export const copiedText = (text: string, copy: number): string => `w${copy}-${text}`;

export const copiedOrderNumber = (number: number, copy: number): number => number + copy * ORDER_STRIDE;

/** The same as expressions of SQL; `copy` is the number of the copy. */
const HEX = "lpad(to_hex(copy), 8, '0')";
export const idSql = (column: string): string =>
  `case when ${column} = '${NIL}' then ${column} else (${HEX} || substr(${column}::text, 9))::uuid end`;
export const idsSql = (column: string): string =>
  `case when cardinality(${column}) > 0 then array(select ${idSql('each')} from unnest(${column}) with ordinality as of_array (each, place) order by place) else ${column} end`;
export const jsonSql = (column: string): string =>
  `regexp_replace(${column}::text, '${ID.source}', ${HEX} || '\\1', 'g')::jsonb`;
export const textSql = (column: string): string => `'w' || copy || '-' || ${column}`;
export const orderNumberSql = (column: string): string => `${column} + copy * ${ORDER_STRIDE}::bigint`;
