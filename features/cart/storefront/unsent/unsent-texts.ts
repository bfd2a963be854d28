/** The shopper's texts of a cart that no save has confirmed, as they are stored. */
import { defined } from '#kernel/defined.ts';
import { type CartTexts, MAX_NOTE_LENGTH, MAX_ORDER_NUMBER_LENGTH } from '../../domain/saved-cart.ts';

export interface UnsentTexts {
  /** As they were saved when the shopper wrote; absent if that is not known. */
  readonly base?: CartTexts;
  readonly written: Partial<CartTexts>;
}

/** Undefined for anything else. */
export function parseUnsentTexts(stored: unknown): UnsentTexts | undefined {
  const { base, written } = asRecord(stored);
  const texts = parseTexts(written);
  if (Object.keys(texts).length === 0) return undefined;
  const { note, customerOrderNumber } = parseTexts(base);
  const before =
    note === undefined || customerOrderNumber === undefined ? undefined : { note, customerOrderNumber };
  return { written: texts, ...defined({ base: before }) };
}

const parseTexts = (stored: unknown): Partial<CartTexts> => {
  const { note, customerOrderNumber } = asRecord(stored);
  return defined({
    note: textUpTo(MAX_NOTE_LENGTH, note),
    customerOrderNumber: textUpTo(MAX_ORDER_NUMBER_LENGTH, customerOrderNumber),
  });
};

const textUpTo = (length: number, value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= length ? value : undefined;

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Whether the cart has them already, such as from a save without an answer. */
export const areSaved = ({ written }: UnsentTexts, saved: CartTexts | undefined): boolean =>
  saved !== undefined &&
  (written.note ?? saved.note) === saved.note &&
  (written.customerOrderNumber ?? saved.customerOrderNumber) === saved.customerOrderNumber;

/** Those of several windows as one: what was stored last stands. */
export function joinTexts(left: readonly { readonly texts?: UnsentTexts }[]): UnsentTexts | undefined {
  const all = left.flatMap(({ texts }) => texts ?? []);
  const [first] = all;
  if (first === undefined) return undefined;
  return { ...first, written: Object.assign({}, ...all.map(({ written }) => written)) };
}
