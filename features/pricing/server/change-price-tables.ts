import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Staff } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { TableLine } from '../contract/table-price.wire.ts';
import type { PriceTableRefusal } from '../contract/texts.ts';
import type { TablePrice, TableTerms } from '../domain/offer.ts';
import { validityProblem } from '../domain/policy-problem.ts';
import { ALWAYS, changedTerms, type PriceTable, type TermsChange } from '../domain/price-table.ts';
import type { PricingSources } from './goods.ts';
import {
  addPriceTable,
  allPriceTables,
  countPriceTables,
  dropTablePrices,
  lockPriceTable,
  lockPriceTables,
  priceTable,
  setTablePrices,
  tableNameIsTaken,
  tablePricesAfter,
  tablePricesOf,
  writePriceTable,
} from './price-tables.store.ts';
import { validityColumns } from './stored-policy.ts';

type StaffContext = Context & { readonly actor: Staff };
type Refusal = { readonly code: PriceTableRefusal };
type Changed = Result<PriceTable, Refusal | ChangedByOther<PriceTable>>;

const MAX_TABLES = 500;
const PAGE = 5_000;
/** Calls with more lines are audited by their number only. */
const MAX_RECORDED = 100;

export const listPriceTables = ({ db, supplier }: Context): Promise<PriceTable[]> =>
  allPriceTables(db, supplier.id);

export const createPriceTable = (
  context: StaffContext,
  typed: string,
  said: TermsChange = {},
): Promise<Result<PriceTable, Refusal>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const terms = changedTerms(ALWAYS, said);
    const problem = validityProblem(terms.validity);
    if (problem !== undefined) return refuse({ code: problem });
    await lockPriceTables(db, supplier.id);
    if ((await countPriceTables(db, supplier.id)) >= MAX_TABLES) return refuse({ code: 'too-many-tables' });
    const table = {
      ...{ id: newId(), name: typed.trim(), products: 0, clients: 0, groups: [] },
      ...{ ...terms, archived: false, version: 1 },
    };
    if (!(await addPriceTable(db, supplier.id, table))) return refuse({ code: 'table-there-already' });
    const after = wordedFacts(table);
    await recordChange(inside, { action: 'price-table.added', subjectId: table.id, before: null, after });
    return accept(table);
  });

interface TableChange extends Pick<PriceTable, 'name' | 'archived' | 'version'> {
  readonly terms: TermsChange;
}

/**
 * Names a table, says when and where it applies, and takes it out of use or puts it back: an archived one makes no price, and its
 * clients stay noted.
 */
export const changePriceTable = (
  context: StaffContext,
  tableId: string,
  { name: typed, archived, terms: said, version }: TableChange,
): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockPriceTables(db, supplier.id);
    const before = await lockedTable(inside, tableId);
    if (before === undefined) return refuse({ code: 'table-not-found' });
    if (before.version !== version) return changedByOther(before);
    const terms = changedTerms(before, said);
    const problem = validityProblem(terms.validity);
    if (problem !== undefined) return refuse({ code: problem });
    const name = typed.trim();
    if (await tableNameIsTaken(db, supplier.id, name, tableId))
      return refuse({ code: 'table-there-already' });
    const after = { name, archived, ...terms };
    await writePriceTable(db, supplier.id, tableId, after);
    await recordChange(inside, {
      action: 'price-table.changed',
      subjectId: tableId,
      before: { ...wordedFacts(before), archived: before.archived },
      after: { ...wordedFacts(after), archived },
    });
    return accept({ ...before, ...after, version: version + 1 });
  });

const wordedFacts = ({ name, validity, channels }: Pick<PriceTable, 'name' | keyof TableTerms>) => ({
  name,
  ...validityColumns(validity),
  channels: channels.length === 0 ? null : channels,
});

async function lockedTable({ db, supplier }: Context, tableId: string): Promise<PriceTable | undefined> {
  return (await lockPriceTable(db, supplier.id, tableId)) ? priceTable(db, supplier.id, tableId) : undefined;
}

/** One page of a table's prices by product id, after the given one. */
export async function listTablePrices(
  { db, supplier }: Context,
  tableId: string,
  after?: ProductId,
): Promise<Result<ReadonlyMap<ProductId, TablePrice>, Refusal>> {
  if ((await priceTable(db, supplier.id, tableId)) === undefined) return refuse({ code: 'table-not-found' });
  const page = { limit: PAGE, ...defined({ after }) };
  return accept(await tablePricesAfter(db, supplier.id, tableId, page));
}

/** Writes these lines; the table's other products stay. With `seen`, only on the version that the person saw. */
export const putTablePrices = (
  context: StaffContext,
  { unknownProducts }: PricingSources,
  tableId: string,
  lines: readonly TableLine[],
  seen?: number,
): Promise<Changed> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const locked = await lockedTable(inside, tableId);
    if (locked === undefined) return refuse({ code: 'table-not-found' });
    if (seen !== undefined && seen !== locked.version) return changedByOther(locked);
    const ids = lines.map(({ productId }) => productId);
    if ((await unknownProducts(db, supplier.id, ids)).length > 0) return refuse({ code: 'unknown-products' });
    const before = await tablePricesOf(db, supplier.id, tableId, ids);
    const prices = new Map(lines.flatMap(({ productId, price }) => (price ? [[productId, price]] : [])));
    await setTablePrices(db, supplier.id, tableId, prices);
    const dropped = ids.filter((id) => !prices.has(id));
    if (dropped.length > 0) await dropTablePrices(db, supplier.id, tableId, dropped);
    await writePriceTable(db, supplier.id, tableId, {});
    await recordChange(inside, {
      action: 'price-table.changed',
      subjectId: tableId,
      before: factsOf(before, ids.length),
      after: factsOf(prices, ids.length),
    });
    const table = await priceTable(db, supplier.id, tableId);
    if (table === undefined) throw new Error('a table vanished while it was locked');
    return accept(table);
  });

const factsOf = (prices: ReadonlyMap<ProductId, TablePrice>, lines: number) => ({
  products: prices.size,
  ...(lines > MAX_RECORDED ? {} : { prices: Object.fromEntries(prices) }),
});
