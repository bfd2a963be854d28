/** The prices of a quote while staff type them. */
import { exactUnits } from '#kernel/exact-units.ts';
import { centavos, formatMoney, type Money, toReais } from '#kernel/money.ts';
import { parseTyped } from '#platform/ui/forms/number-draft.ts';
import type { WireQuotePrices } from '../../contract/quotes/price-quote.schema.ts';
import type { QuotePrices } from '../../domain/quotes/quote-prices.ts';
import type { ShopOrder } from '../../domain/shop-order.ts';

export interface QuoteDraft {
  /** As typed, by product or combo. */
  readonly prices: Readonly<Record<string, string>>;
  readonly deliveryFee: string;
  readonly discount: string;
  readonly message: string;
  readonly days: string;
}

const DAYS = '7';

/** '1234,50': an amount as a field shows it. */
export const amountText = (money: Money): string => formatMoney(money).replace(/[^\d,]/g, '');

/** '1.250,5' in reais; undefined for anything but a whole number of centavos. */
export function amountOf(text: string): Money | undefined {
  const typed = parseTyped(text);
  const units = typed === undefined ? undefined : exactUnits(typed, 2);
  return units === undefined ? undefined : centavos(units);
}

export const draftOf = (order: ShopOrder): QuoteDraft => ({
  prices: Object.fromEntries(
    order.lines.map(({ productId, unitPrice }) => [productId, amountText(unitPrice)]),
  ),
  deliveryFee: amountText(order.deliveryFee),
  discount: amountText(order.discount),
  message: order.quote?.message ?? '',
  days: DAYS,
});

/** The draft as the rule of prices takes it; undefined while a field holds no amount. */
export function pricesOf(draft: QuoteDraft): QuotePrices | undefined {
  const prices = new Map<string, Money>();
  for (const [id, text] of Object.entries(draft.prices)) {
    const price = amountOf(text);
    if (price === undefined) return undefined;
    prices.set(id, price);
  }
  const deliveryFee = amountOf(draft.deliveryFee);
  const discount = amountOf(draft.discount);
  return deliveryFee === undefined || discount === undefined ? undefined : { prices, deliveryFee, discount };
}

/** What is sent: amounts in reais. An untouched discount is left out, so that a coupon's stays the coupon's. */
export const quoteDraftToWire = (
  { prices, deliveryFee, discount }: QuotePrices,
  { message, days }: QuoteDraft,
  before: Money,
): WireQuotePrices => ({
  itens: [...prices].map(([id, price]) => ({ id, precoatendente: toReais(price) })),
  ...(deliveryFee === undefined ? {} : { taxaentrega: toReais(deliveryFee) }),
  ...(discount === undefined || discount === before ? {} : { desconto: toReais(discount) }),
  mensagem: message.trim(),
  validade: Number(days),
});
