/** What a shop needs before it may sell. */
export const CHECKLIST = ['company', 'contact', 'owner', 'product', 'payment', 'receiving', 'terms'] as const;
export type ChecklistItem = (typeof CHECKLIST)[number];

/** What the shop's data says. */
export interface ShopFacts {
  readonly legalName: string;
  readonly cnpj: string;
  readonly address: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  readonly hasOwner: boolean;
  readonly hasPricedProduct: boolean;
  readonly hasPaymentMethod: boolean;
  readonly deliversSomewhere: boolean;
  readonly pickupStores: number;
  /** Its tags say whether it delivers, and whether clients may collect. */
  readonly offersDelivery: boolean;
  readonly offersPickup: boolean;
  readonly hasTerms: boolean;
}

export interface CheckedItem {
  readonly item: ChecklistItem;
  readonly done: boolean;
}

const filled = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

const DONE: Readonly<Record<ChecklistItem, (facts: ShopFacts) => boolean>> = {
  // Required on every page (Decree 7.962/2013).
  company: ({ legalName, cnpj, address }) => filled(legalName) && filled(cnpj) && filled(address),
  contact: ({ phone, email }) => filled(phone) || filled(email),
  owner: ({ hasOwner }) => hasOwner,
  product: ({ hasPricedProduct }) => hasPricedProduct,
  payment: ({ hasPaymentMethod }) => hasPaymentMethod,
  // Each way of receiving that the shop offers leads somewhere, and there is one.
  receiving: ({ offersDelivery, deliversSomewhere, offersPickup, pickupStores }) =>
    (offersDelivery || offersPickup) &&
    (!offersDelivery || deliversSomewhere) &&
    (!offersPickup || pickupStores > 0),
  terms: ({ hasTerms }) => hasTerms,
};

/** In the order in which a shop is best set up. */
export const checklistOf = (facts: ShopFacts): readonly CheckedItem[] =>
  CHECKLIST.map((item) => ({ item, done: DONE[item](facts) }));

export const isComplete = (list: readonly CheckedItem[]): boolean => list.every(({ done }) => done);
