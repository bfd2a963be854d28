/** A page of a list, as stores read it. */
export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

/** Number of pages; at least one, so that an empty list still has a first page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
