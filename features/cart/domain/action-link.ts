/** A supplier's link that offers products for the cart. Spec 2, action-link pages. */
import type { ProductId } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Instant } from '#kernel/scope.ts';
import type { ShownCart } from './shown-cart.ts';

export interface ActionLinkLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

export interface ActionLinkText {
  /** Its address: /{shop}/link-acao/{slug}. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads once its products are in the cart: a path within the shop; empty for its home page. */
  readonly destination: string;
}

export interface ActionLink extends ActionLinkText {
  readonly id: string;
  readonly lines: readonly ActionLinkLine[];
  readonly active: boolean;
  readonly startsAt?: Instant;
  /** Exclusive. */
  readonly endsAt?: Instant;
}

export type NewActionLink = Omit<ActionLink, 'id' | 'active'>;

/** A link as a shopper opens it: its products with their prices for the caller. */
export interface OfferedLink extends ActionLinkText {
  readonly offered: ShownCart;
}

/** Per supplier. */
export const MAX_ACTION_LINKS = 500;

export const isLinkOpen = (
  { active, startsAt, endsAt }: Pick<ActionLink, 'active' | 'startsAt' | 'endsAt'>,
  now: Instant,
): boolean => active && (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt);
