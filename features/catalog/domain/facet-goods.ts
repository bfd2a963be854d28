/** The products of a list as counts need them: in columns, each product at the same place of all. */

/** What stands often stands once: a product's place holds where. */
export interface Column<Value> {
  readonly values: readonly Value[];
  readonly places: readonly number[];
}

export interface FacetGoods {
  /** Keys; empty for products without a brand. */
  readonly brands: Column<string>;
  readonly tags: Column<readonly string[]>;
  /** Keys. */
  readonly groupings: Column<readonly string[]>;
  /** To which product it is linked; empty for none. */
  readonly principals: Column<string>;
  /** Centavos, as stored. */
  readonly prices: readonly number[];
  readonly canBeBought: readonly boolean[];
}

/** A column of what is written at each place. */
export function columnOf<Value>(written: readonly string[], read: (text: string) => Value): Column<Value> {
  const known = new Map<string, number>();
  const places = written.map((text) => {
    const place = known.get(text) ?? known.size;
    known.set(text, place);
    return place;
  });
  return { values: [...known.keys()].map(read), places };
}
