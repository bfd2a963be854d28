/** The products of a list in columns, for counting: a product has the same index in every column. */

/** Dictionary encoding: `values` are distinct, `places` holds the index of each product's value. */
export interface FacetColumn<Value> {
  readonly values: readonly Value[];
  readonly places: readonly number[];
}

export interface FacetGoods {
  /** Brand keys; empty for products without a brand. */
  readonly brands: FacetColumn<string>;
  readonly tags: FacetColumn<readonly string[]>;
  /** Grouping keys. */
  readonly groupings: FacetColumn<readonly string[]>;
  /** Id of the principal product; empty if not linked. */
  readonly principals: FacetColumn<string>;
  /** Stored prices, in centavos. */
  readonly prices: readonly number[];
  readonly canBeBought: readonly boolean[];
}

/** Encodes a column from the text of each product. */
export function facetColumn<Value>(
  written: readonly string[],
  read: (text: string) => Value,
): FacetColumn<Value> {
  const known = new Map<string, number>();
  const places = written.map((text) => {
    const place = known.get(text) ?? known.size;
    known.set(text, place);
    return place;
  });
  return { values: [...known.keys()].map(read), places };
}
