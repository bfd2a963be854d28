/** How many products of a list have what: all of it in one question that reads each product once. */
import { and, type SQL, sql } from 'drizzle-orm';
import type { SupplierId } from '#kernel/ids.ts';
import { type Db, prepared } from '#platform/db/database.ts';
import { kept } from '#platform/db/kept.ts';
import { MOST_VALUES } from '../domain/facets.ts';
import { byKind, kindOf } from '../domain/grouping.ts';
import { isNarrowed } from '../domain/product-filter.ts';
import { products } from './catalog.tables.ts';
import {
  canBeBought,
  chosenBy,
  inItsBranch,
  narrowings,
  once,
  type Selection,
  shapeOf,
  valuesOf,
  withTags,
} from './product-conditions.store.ts';

const { placeholder } = sql;

/** A choice and how many it leaves. */
export interface FacetCount {
  readonly facet: 'brand' | 'tag' | 'grouping';
  readonly key: string;
  readonly count: number;
}

/** Products that miss nothing that was chosen, or one thing alone. */
export interface FacetSum {
  readonly missing: 'nothing' | string;
  readonly canBeBought: boolean;
  readonly linked: boolean;
  readonly count: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface FacetRows {
  readonly counts: readonly FacetCount[];
  readonly sums: readonly FacetSum[];
}

interface Row {
  readonly facet: 'brand' | 'tag' | 'grouping' | 'sum';
  readonly key: string;
  readonly count: number;
  readonly missing: number;
  readonly canBeBought: boolean;
  readonly linked: boolean;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * A product that misses two choices is in no count. One that misses a single one counts only in the facet of that choice,
 * so each carries a bit for what it misses, and products are summed by it.
 */
const counting = (db: Db, name: string, selection: Selection) => {
  const parts = Object.entries(narrowings(selection));
  const narrowed = isNarrowed(selection.filter);
  const missing = narrowed
    ? sql.join(
        parts.map(([, condition], at) => sql`(not ${condition})::int * ${sql.raw(String(bitAt(at)))}`),
        sql` + `,
      )
    : sql`0`;
  const bit = (part: string): SQL =>
    sql.raw(narrowed ? String(bitAt(parts.findIndex(([other]) => other === part))) : '0');
  const kinds = byKind(selection.filter.groupings);
  const ofItsKind = sql.join(
    [
      sql`0`,
      ...kinds.map(
        (_, at) =>
          sql`case when ${kindKey} = ${placeholder(`kindKey${at}`)}::text then ${bit(`kind${at}`)} end`,
      ),
    ],
    sql`, `,
  );
  return db
    .select({
      facet: sql<Row['facet']>`facet`,
      key: sql<string>`key`,
      count: sql<number>`count`,
      missing: sql<number>`missing`,
      canBeBought: sql<boolean>`can_be_bought`,
      linked: sql<boolean>`linked`,
      lowest: sql<number>`lowest`,
      highest: sql<number>`highest`,
    })
    .from(
      sql`(
  with base as (
    select ${products.brandKey}, ${products.tags}, ${products.groupings}, ${products.price},
      ${canBeBought} as can_be_bought, ${products.principalId} is not null as linked, ${missing} as missing
    from ${products}
    where ${and(chosenBy(selection), inItsBranch(selection), narrowed ? withTags : undefined)}
    offset 0
  ), counted as (
    select missing, grouping(brand_key, groupings, tags) as part, brand_key, groupings, tags, can_be_bought, linked,
      count(*) as count, min(price) as lowest, max(price) as highest
    from base where missing & (missing - 1) = 0
    group by grouping sets ((missing, brand_key), (missing, groupings), (missing, tags, can_be_bought, linked))
  ), valued as (
    select 'brand' as facet, brand_key as key, sum(count) as count
    from counted where part = 3 and missing in (0, ${bit('brand')}) and brand_key <> '' group by brand_key
    union all
    select 'grouping', label, sum(count) from counted cross join unnest(groupings) as label
    where part = 5 and missing in (${ofItsKind}) group by label
    union all
    select 'tag', tag, sum(count) from counted cross join unnest(tags) as tag
    where part = 6 and missing = 0 group by tag
  ), ranked as (
    select *, row_number() over (partition by facet order by count desc, key) as rank from valued
  )
  select facet, key, count::bigint, 0 as missing, false as can_be_bought, false as linked, 0::bigint as lowest, 0::bigint as highest
  from ranked where rank <= ${sql.raw(String(MOST_VALUES))} or key = any(${placeholder('chosen')}::text[])
  union all
  select 'sum', '', sum(count)::bigint, missing, can_be_bought, linked, min(lowest), max(highest)
  from counted where part = 6 group by missing, can_be_bought, linked
) as facets`,
    )
    .prepare(`product_facets_${name}`);
};

const kindKey = sql`case when position(':' in label) > 0 then split_part(label, ':', 1) else '' end`;

const bitAt = (at: number): number => 2 ** at;

const countings = new Map<string, (db: Db) => ReturnType<typeof counting>>();

/** They count what can be bought. */
export const facetRows = kept('product_facets', askFacets, () => true);

async function askFacets(db: Db, supplierId: SupplierId, selection: Selection): Promise<FacetRows> {
  const { tags, brands, groupings } = selection.filter;
  const name = shapeOf(selection);
  const question = once(countings, name, () => prepared((at) => counting(at, name, selection)));
  const rows = await question(db).execute({
    ...valuesOf(supplierId, selection),
    ...Object.fromEntries(byKind(groupings).map(([key = ''], at) => [`kindKey${at}`, kindOf(key)])),
    chosen: [...tags, ...brands, ...groupings],
  });
  const parts = Object.keys(narrowings(selection));
  return {
    counts: rows.flatMap(({ facet, key, count }) => (facet === 'sum' ? [] : [{ facet, key, count }])),
    sums: rows
      .filter(({ facet }) => facet === 'sum')
      .map(({ missing, ...sum }) => ({ ...sum, missing: parts[Math.log2(missing)] ?? 'nothing' })),
  };
}
