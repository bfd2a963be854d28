/**
 * What of an order's products has been taken from the shelves. It moves no stock and no money: what is short is settled by a change
 * of the order, by a part that is sent, or by a return.
 */
import { defined } from '#kernel/defined.ts';
import { NONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import type { KnownEdit } from '../edits/order-edit.ts';
import { productLines } from '../order-lines.ts';
import type { OrderStatus } from '../order-status.ts';
import type { OrderLine } from '../placed-order.ts';
import { isWeighed } from '../weighed.ts';

/** Why there is less than was ordered. */
export const SHORTAGES = ['out-of-stock', 'damaged'] as const;
export type Shortage = (typeof SHORTAGES)[number];

export interface PickedLine {
  /** The place of the product among the order's products (`productLines`), from 0 on. */
  readonly position: number;
  readonly quantity: Quantity;
  readonly shortage?: Shortage;
  /** For the shop alone. */
  readonly note: string;
  /** Counts the line's changes: 1 before the first. */
  readonly version: number;
  /** Of the request that changed it last. */
  readonly key: string;
  readonly name: string;
  readonly at: Instant;
}

export interface Picking {
  readonly startedAt: Instant;
  /** Who began. */
  readonly startedBy: string;
  readonly finished?: { readonly at: Instant; readonly by: string };
  /** Those that somebody has touched, by their places. */
  readonly lines: readonly PickedLine[];
}

export const mayPick = (status: OrderStatus): boolean => status === 'picking';

/** Weighed goods rarely weigh what was ordered. Basis points, more or less. */
const WEIGHT_TOLERANCE = 2_000;
const WHOLE = 10_000;

type Ordered = Pick<OrderLine, 'unit' | 'quantity'>;

export const mostToPick = ({ unit, quantity }: Ordered): Quantity =>
  isWeighed(unit) ? thousandths(Math.floor((quantity * (WHOLE + WEIGHT_TOLERANCE)) / WHOLE)) : quantity;

/** From here on nothing is missing. */
const leastToPick = ({ unit, quantity }: Ordered): number =>
  isWeighed(unit) ? Math.ceil((quantity * (WHOLE - WEIGHT_TOLERANCE)) / WHOLE) : quantity;

/** `surplus`: the order was changed, and some of it has to go back to the shelf. */
export type PickState = 'waiting' | 'picked' | 'short' | 'surplus';

export function pickState(
  ordered: Ordered,
  picked: Pick<PickedLine, 'quantity' | 'shortage'> | undefined,
): PickState {
  const quantity = picked?.quantity ?? NONE;
  if (quantity > mostToPick(ordered)) return 'surplus';
  if (quantity >= leastToPick(ordered)) return 'picked';
  return picked?.shortage === undefined ? 'waiting' : 'short';
}

/** Of each product of the order, in their places. */
export const pickStates = (
  lines: readonly OrderLine[],
  picked: readonly PickedLine[],
): readonly PickState[] =>
  productLines(lines).map((line, position) =>
    pickState(
      line,
      picked.find((one) => one.position === position),
    ),
  );

/** Whether of each product there is all of it, or it is said why not. */
export const isAllPicked = (lines: readonly OrderLine[], picked: readonly PickedLine[]): boolean =>
  pickStates(lines, picked).every((state) => state === 'picked' || state === 'short');

/** Counts the changes of a picking: who finishes it must have seen all of them. */
export const pickingVersion = (picked: readonly Pick<PickedLine, 'version'>[]): number =>
  picked.reduce((sum, { version }) => sum + version - 1, 1);

/** Counts what the client agreed to change: who picks must have seen the order as it is. */
export const orderVersion = (edits: readonly Pick<KnownEdit, 'outcome'>[]): number =>
  edits.filter(({ outcome }) => outcome === 'accepted').length + 1;

export interface PickWish {
  /** The same for every try of one request. */
  readonly key: string;
  readonly lines: readonly (Pick<PickedLine, 'position' | 'quantity' | 'shortage' | 'note'> & {
    /** The line's version that the person saw. */
    readonly version: number;
  })[];
}

export type PickRefusal = 'line-not-in-order' | 'line-twice' | 'above-ordered' | 'stale';

/**
 * The lines that a request changes; none if it was obeyed before. All of its lines or none: if somebody else has changed one of them
 * meanwhile, it is `stale`. A shortage of what is not short is dropped.
 */
export function pickedBy(
  lines: readonly OrderLine[],
  picked: readonly PickedLine[],
  { key, lines: wished }: PickWish,
  by: Pick<PickedLine, 'name' | 'at'>,
): Result<readonly PickedLine[], { readonly code: PickRefusal }> {
  const products = productLines(lines);
  if (wished.some(({ position }) => products[position] === undefined))
    return refuse({ code: 'line-not-in-order' });
  if (new Set(wished.map(({ position }) => position)).size < wished.length)
    return refuse({ code: 'line-twice' });
  if (picked.some((line) => line.key === key)) return accept([]);
  const changed: PickedLine[] = [];
  for (const { position, quantity, shortage, note, version } of wished) {
    const ordered = products[position] ?? { unit: '', quantity: NONE };
    const before = picked.find((line) => line.position === position);
    if ((before?.version ?? 1) !== version) return refuse({ code: 'stale' });
    if (quantity > mostToPick(ordered)) return refuse({ code: 'above-ordered' });
    const isShort = pickState(ordered, { quantity, ...defined({ shortage }) }) === 'short';
    changed.push({
      ...{ position, quantity, note, key, ...by },
      version: version + 1,
      ...defined({ shortage: isShort ? shortage : undefined }),
    });
  }
  return accept(changed);
}

/**
 * The picked lines after the client has agreed to a change: places of products that are left move up, `from` where they were. `stays`
 * says of each line of the order as it was whether it is left.
 */
export function pickedAfterEdit(
  picked: readonly PickedLine[],
  before: readonly OrderLine[],
  stays: readonly boolean[],
): readonly (PickedLine & { readonly from: number })[] {
  const places = new Map<number, number>();
  let from = 0;
  let to = 0;
  for (const [index, line] of before.entries())
    for (const _ of productLines([line])) {
      if (stays[index]) places.set(from, to++);
      from++;
    }
  return picked.flatMap((line) => {
    const position = places.get(line.position);
    return position === undefined
      ? []
      : [{ ...line, from: line.position, position, version: line.version + 1 }];
  });
}
