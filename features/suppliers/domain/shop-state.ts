/** Whether a shop may be visited, and whether it may sell. */

/**
 * 'draft': may be seen by who knows its address, and takes no orders. 'suspended' and 'archived': its pages are closed, and its staff
 * may read only.
 */
export const SHOP_STATES = ['draft', 'open', 'suspended', 'archived'] as const;
export type ShopState = (typeof SHOP_STATES)[number];

/** A shop that has sold is never a draft again: it is suspended, and reopened. */
const NEXT: Readonly<Record<ShopState, readonly ShopState[]>> = {
  draft: ['open', 'archived'],
  open: ['suspended', 'archived'],
  suspended: ['open', 'archived'],
  archived: ['draft'],
};

export const mayBecomeState = (from: ShopState, to: ShopState): boolean => NEXT[from].includes(to);

/** The states that the platform's people may choose next. */
export const nextStates = (from: ShopState): readonly ShopState[] => NEXT[from];

/** Its pages show that it is closed, and nothing of it can be changed. */
export const isClosed = (state: ShopState): boolean => state === 'suspended' || state === 'archived';

export const maySell = (state: ShopState): boolean => state === 'open';
