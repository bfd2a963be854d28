/** A return while staff type it. */
import { defined } from '#kernel/defined.ts';
import { centavos, toReais, ZERO } from '#kernel/money.ts';
import { NONE, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { returnWishToWire } from '../../contract/returns/order-return.wire.ts';
import { productLines } from '../../domain/order-lines.ts';
import { missingQuantity } from '../../domain/picking/after-picking.ts';
import { returnsVersion } from '../../domain/returns/order-return.ts';
import {
  type PricedReturn,
  priceReturn,
  type ReturnWish,
  type ReturnWishRefusal,
} from '../../domain/returns/return-value.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

/** `unsent`: the shop gives up sending them. `exchange`: as many of the same go out for them. */
export type ReturnKind = 'return' | 'unsent' | 'exchange';

export interface ReturnDraft {
  /** One per product of the order. */
  readonly lines: { quantity: number | null; restock: boolean }[];
  /** Where they are put back; empty: in no store. */
  readonly store: string;
  readonly withFee: boolean;
  readonly reason: string;
  /** Empty: all that the client paid for them. */
  readonly amount: number | null;
  readonly kind: ReturnKind;
}

/** Begins with what was not found when the order was picked, where it is about that: the shelves have none of it. */
export const draftOf = (order: ShopOrder, kind: ReturnKind = 'return'): ReturnDraft => ({
  lines: productLines(order.lines).map((_, position) => {
    const missing = isOfMissing(order, kind) ? missingQuantity(order, position) : NONE;
    return { quantity: missing || null, restock: kind !== 'exchange' && missing === 0 };
  }),
  store: '',
  withFee: false,
  reason: '',
  amount: null,
  kind,
});

/** The shop gives up sending something, or hands over what it has. */
const isOfMissing = ({ status, returns }: ShopOrder, kind: ReturnKind): boolean =>
  kind === 'unsent' || (kind === 'return' && status === 'ready-for-pickup' && returns.length === 0);

export function returnWishOf({ lines, store, withFee, kind }: ReturnDraft): ReturnWish {
  return {
    withFee,
    ...defined({
      unsent: kind === 'unsent' || undefined,
      exchanged: kind === 'exchange' || undefined,
      storeId: kind === 'return' && store !== '' ? store : undefined,
    }),
    lines: lines.flatMap(({ quantity, restock }, position) =>
      quantity === null || Number.isNaN(quantity) || quantity <= 0
        ? []
        : [{ position, quantity: thousandths(quantity), restocked: restock }],
    ),
  };
}

/** What it comes to, by the rule that the server pays with; a refusal while nothing is chosen. */
export function pricedDraft(
  order: ShopOrder,
  draft: ReturnDraft,
): Result<PricedReturn, { readonly code: ReturnWishRefusal | 'nothing-chosen' }> {
  const wish = returnWishOf(draft);
  if (order.payment === undefined || wish.lines.length === 0) return refuse({ code: 'nothing-chosen' });
  const priced = priceReturn(order, order.payment, wish);
  return priced.ok ? accept(priced.value) : priced;
}

export function returnToWire(order: ShopOrder, draft: ReturnDraft, key: string) {
  const priced = pricedDraft(order, draft);
  const most = priced.ok ? priced.value.most : ZERO;
  return {
    chave: key,
    versao: returnsVersion(order.returns),
    motivo: draft.reason.trim(),
    ...returnWishToWire(returnWishOf(draft)),
    valor: toReais(draft.amount === null ? most : centavos(draft.amount)),
  };
}
