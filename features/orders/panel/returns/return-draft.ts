/** A return while staff type it. */
import { defined } from '#kernel/defined.ts';
import { centavos, toReais, ZERO } from '#kernel/money.ts';
import { thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { returnWishToWire } from '../../contract/returns/order-return.wire.ts';
import { productLines } from '../../domain/order-lines.ts';
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
  readonly withFee: boolean;
  readonly reason: string;
  /** Empty: all that the client paid for them. */
  readonly amount: number | null;
  readonly kind: ReturnKind;
}

export const draftOf = (order: ShopOrder, kind: ReturnKind = 'return'): ReturnDraft => ({
  lines: productLines(order.lines).map(() => ({ quantity: null, restock: kind !== 'exchange' })),
  withFee: false,
  reason: '',
  amount: null,
  kind,
});

export function wishOf({ lines, withFee, kind }: ReturnDraft): ReturnWish {
  return {
    withFee,
    ...defined({
      unsent: kind === 'unsent' || undefined,
      exchanged: kind === 'exchange' || undefined,
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
  const wish = wishOf(draft);
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
    ...returnWishToWire(wishOf(draft)),
    valor: toReais(draft.amount === null ? most : centavos(draft.amount)),
  };
}
