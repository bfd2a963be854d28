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

/** The form's fields: each price is one of its own, so that two people's changes are compared product by product. */
export type QuoteValues = Record<string, string>;

const PRICE = 'price-';

export const priceField = (id: string): string => `${PRICE}${id}`;

export const valuesOf = ({ prices, ...rest }: QuoteDraft): QuoteValues => ({
  ...rest,
  ...Object.fromEntries(Object.entries(prices).map(([id, text]) => [priceField(id), text])),
});

export const draftIn = (values: QuoteValues): QuoteDraft => ({
  prices: Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(PRICE))
      .map(([name, text]) => [name.slice(PRICE.length), text]),
  ),
  deliveryFee: values.deliveryFee ?? '',
  discount: values.discount ?? '',
  message: values.message ?? '',
  days: values.days ?? '',
});

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

/**
 * What is sent: amounts in reais. An untouched discount is left out, so that a coupon's stays the coupon's. `seen`: the version of the
 * prices that are replaced.
 */
export const quoteDraftToWire = (
  { prices, deliveryFee, discount }: QuotePrices,
  { message, days }: QuoteDraft,
  { before, seen }: { readonly before: Money; readonly seen: number },
): WireQuotePrices => ({
  itens: [...prices].map(([id, price]) => ({ id, precoatendente: toReais(price) })),
  ...(deliveryFee === undefined ? {} : { taxaentrega: toReais(deliveryFee) }),
  ...(discount === undefined || discount === before ? {} : { desconto: toReais(discount) }),
  mensagem: message.trim(),
  validade: Number(days),
  versao: seen,
});
