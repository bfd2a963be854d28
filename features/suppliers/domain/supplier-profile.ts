/** What is known of a supplier beyond what every screen of its shop needs. Spec 3, supplier. */

/** A line of business with its own part of the catalogue. */
export interface Segment {
  readonly id: string;
  readonly name: string;
}

/** An order of products that the supplier offers: what a product list is asked with, and what a person reads. */
export interface Ordering {
  readonly key: string;
  readonly label: string;
}

export interface SupplierProfile {
  /** The company that several suppliers may belong to, as its ERP knows it. */
  readonly companyId?: string;
  readonly segments: readonly Segment[];
  readonly modules: readonly string[];
  readonly orderings: readonly Ordering[];
  /** Hosts beside the main one. */
  readonly additionalDomains: readonly string[];
  /** Where its analytics events go. */
  readonly analyticsId?: string;
}

export const EMPTY_PROFILE: SupplierProfile = {
  segments: [],
  modules: [],
  orderings: [],
  additionalDomains: [],
};

/** A supplier with exactly one segment makes it the active segment. Spec 4, supplier flow. */
export const activeSegment = (segments: readonly Segment[]): Segment | undefined =>
  segments.length === 1 ? segments[0] : undefined;
