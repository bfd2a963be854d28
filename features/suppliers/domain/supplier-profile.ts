/** Supplier data beyond what every screen needs. Spec 3, supplier. */

/** A line of business with its own part of the catalogue. */
export interface Segment {
  readonly id: string;
  readonly name: string;
}

/** A sort option of product lists: request key and display text. */
export interface Ordering {
  readonly key: string;
  readonly label: string;
}

export interface SupplierProfile {
  /** ERP id of the company, which may own several suppliers. */
  readonly companyId?: string;
  readonly segments: readonly Segment[];
  readonly modules: readonly string[];
  readonly orderings: readonly Ordering[];
  /** Hosts besides the main one. */
  readonly additionalDomains: readonly string[];
}

export const EMPTY_PROFILE: SupplierProfile = {
  segments: [],
  modules: [],
  orderings: [],
  additionalDomains: [],
};

/** A supplier's only segment is the active one. Spec 4, supplier flow. */
export const activeSegment = (segments: readonly Segment[]): Segment | undefined =>
  segments.length === 1 ? segments[0] : undefined;
