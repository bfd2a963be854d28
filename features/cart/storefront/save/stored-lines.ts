/** Cart lines in the browser's storage. Reading validates each of them. */
import { isUuid } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { LARGEST_QUANTITY, thousandths } from '#kernel/quantity.ts';
import { type CartLine, MAX_LINES } from '../../domain/cart.ts';

/** A line without its price. */
export const lineWithoutPrice = ({ seenPrice: _, ...wish }: CartLine): CartLine => wish;

export const parseStoredLines = (stored: readonly unknown[]): CartLine[] =>
  stored.filter(isLine).slice(0, MAX_LINES).map(toLine);

interface StoredLine {
  readonly productId: string;
  readonly combo?: unknown;
  readonly quantity: number;
  readonly giftWrap?: unknown;
  readonly seenPrice?: unknown;
}

const isLine = (value: unknown): value is StoredLine =>
  typeof value === 'object' &&
  value !== null &&
  'productId' in value &&
  typeof value.productId === 'string' &&
  isUuid(value.productId) &&
  'quantity' in value &&
  Number.isSafeInteger(value.quantity) &&
  Number(value.quantity) > 0 &&
  Number(value.quantity) <= LARGEST_QUANTITY;

const toLine = ({ productId, combo, quantity, giftWrap, seenPrice }: StoredLine): CartLine => ({
  productId,
  ...(combo === true ? { combo } : {}),
  quantity: thousandths(quantity),
  giftWrap: giftWrap === true,
  ...(isPrice(seenPrice) ? { seenPrice: centavos(seenPrice) } : {}),
});

const isPrice = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
