/** An order for a client that is being made: what its maker has chosen so far. */
import type { GivenAnswer } from '#features/suppliers/domain/characteristic.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { Choice } from '#platform/panel/forms/fields/choice.ts';

export interface DraftLine {
  readonly id: string;
  readonly name: string;
  readonly combo: boolean;
  /** Thousandths; null or not a number where none is typed. */
  readonly quantity: number | null;
}

/** The fields of the form. '' where nothing was chosen: then what is usual applies. */
export interface DraftFields {
  readonly client: Choice | null;
  readonly lines: readonly DraftLine[];
  readonly deliveryType: string;
  readonly addressId: string;
  readonly optionId: string;
  /** `slotKey` */
  readonly slot: string;
  readonly paymentMethodId: string;
  readonly coupon: string;
  readonly note: string;
  readonly customerOrderNumber: string;
  /** By question. */
  readonly answers: Readonly<Record<string, string>>;
  /** The client said to be of age. */
  readonly adult: boolean;
}

export interface OrderDraftState {
  /** The Idempotency-Key: a draft makes one order. */
  readonly key: string;
  readonly fields: DraftFields;
}

export const NO_FIELDS: DraftFields = {
  client: null,
  lines: [],
  deliveryType: '',
  addressId: '',
  optionId: '',
  slot: '',
  paymentMethodId: '',
  coupon: '',
  note: '',
  customerOrderNumber: '',
  answers: {},
  adult: false,
};

/** A product or combo that is chosen, with the quantities in which it is ordered. */
export interface AddedGoods extends Pick<DraftLine, 'id' | 'name' | 'combo'> {
  readonly least: Quantity;
  readonly step: Quantity;
}

/** One step more of what is in the draft already, else a new line of the smallest order. */
export function withProduct(
  lines: readonly DraftLine[],
  { least, step, ...product }: AddedGoods,
): readonly DraftLine[] {
  const isSame = (line: DraftLine): boolean => line.id === product.id && line.combo === product.combo;
  if (!lines.some(isSame)) return [...lines, { ...product, quantity: least }];
  return lines.map((line) => (isSame(line) ? { ...line, quantity: (line.quantity || 0) + step } : line));
}

/** Lines of which something is wanted. */
export const wantedLines = (
  lines: readonly DraftLine[],
): readonly (DraftLine & { readonly quantity: number })[] =>
  lines.flatMap(({ quantity, ...line }) =>
    quantity !== null && quantity > 0 ? [{ ...line, quantity }] : [],
  );

/** The answers that were typed: a question that was only shown has none. */
export const givenAnswers = ({ answers }: DraftFields): readonly GivenAnswer[] =>
  Object.entries(answers).flatMap(([id, answer]) => (answer ? [{ id, answer }] : []));

/** Reads a stored draft; undefined for anything else, and what is not of this form is dropped. */
export function parseDraft(stored: unknown): OrderDraftState | undefined {
  const { key, fields } = asRecord(stored);
  if (typeof key !== 'string' || key === '') return undefined;
  const given = asRecord(fields);
  const word = (name: keyof DraftFields): string => (typeof given[name] === 'string' ? given[name] : '');
  return {
    key,
    fields: {
      client: parseClient(given.client),
      lines: Array.isArray(given.lines) ? given.lines.flatMap(parseLine) : [],
      deliveryType: word('deliveryType'),
      addressId: word('addressId'),
      optionId: word('optionId'),
      slot: word('slot'),
      paymentMethodId: word('paymentMethodId'),
      coupon: word('coupon'),
      note: word('note'),
      customerOrderNumber: word('customerOrderNumber'),
      answers: Object.fromEntries(
        Object.entries(asRecord(given.answers)).filter(
          (entry): entry is [string, string] => isUuid(entry[0]) && typeof entry[1] === 'string',
        ),
      ),
      adult: given.adult === true,
    },
  };
}

function parseClient(stored: unknown): Choice | null {
  const { id, label } = asRecord(stored);
  return typeof id === 'string' && isUuid(id) && typeof label === 'string' ? { id, label } : null;
}

function parseLine(stored: unknown): readonly DraftLine[] {
  const { id, name, combo, quantity } = asRecord(stored);
  if (typeof id !== 'string' || !isUuid(id) || typeof name !== 'string') return [];
  return [
    { id, name, combo: combo === true, quantity: Number.isInteger(quantity) ? (quantity as number) : null },
  ];
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
