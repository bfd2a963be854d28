/**
 * What a person has picked on this device until the server has it. One request is under way at a time: until it is answered the
 * same one is sent again, so that a lost answer counts nothing twice; what is changed meanwhile follows with the next.
 */
import { defined } from '#kernel/defined.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import type { OrderToPick, ProductToPick } from '../../domain/picking/order-to-pick.ts';
import { mostToPick, type PickedLine, type PickWish, type Shortage } from '../../domain/picking/picking.ts';

export interface LinePick {
  readonly quantity: Quantity;
  readonly shortage?: Shortage;
  readonly note: string;
}

type SentLine = PickWish['lines'][number];

export interface PickingState {
  /** Not sent yet, by the products' places. */
  readonly typed: readonly SentLine[];
  /** Not answered yet. */
  readonly sent?: PickWish & { readonly orderVersion: number };
}

export const NOTHING_TYPED: PickingState = { typed: [] };

export const isUnsaved = ({ typed, sent }: PickingState): boolean => typed.length > 0 || sent !== undefined;

const at = <Line extends { readonly position: number }>(lines: readonly Line[] = [], position: number) =>
  lines.find((line) => line.position === position);

const UNTOUCHED: LinePick = { quantity: NONE, note: '' };

const pickOf = ({ quantity, shortage, note }: SentLine | PickedLine): LinePick => ({
  quantity,
  note,
  ...defined({ shortage }),
});

/** What the screen shows of a product: what this person has, else what the server knows. */
export function shownPick(order: OrderToPick, state: PickingState, position: number): LinePick {
  const line =
    at(state.typed, position) ?? at(state.sent?.lines, position) ?? at(order.picking?.lines, position);
  return line === undefined ? UNTOUCHED : pickOf(line);
}

/** Another pick of a product, made on what was shown of it. */
export function typePick(
  order: OrderToPick,
  state: PickingState,
  position: number,
  pick: LinePick,
): PickingState {
  const sent = at(state.sent?.lines, position);
  // What is under way will have been saved by the time this is sent.
  const seen = sent === undefined ? (at(order.picking?.lines, position)?.version ?? 1) : sent.version + 1;
  const version = at(state.typed, position)?.version ?? seen;
  const others = state.typed.filter((line) => line.position !== position);
  return { ...state, typed: [...others, { ...pick, position, version }] };
}

/** A request takes 500; the rest follows with the next. */
const MOST_LINES = 500;

/** The next request; unchanged while one is under way, or with nothing to send. */
export const nextRequest = (state: PickingState, key: string, orderVersion: number): PickingState =>
  state.sent !== undefined || state.typed.length === 0
    ? state
    : {
        typed: state.typed.slice(MOST_LINES),
        sent: { key, orderVersion, lines: state.typed.slice(0, MOST_LINES) },
      };

/** The request with this key was obeyed. */
export const acknowledged = (state: PickingState, key: string): PickingState =>
  state.sent?.key === key ? { typed: state.typed } : state;

export interface Overtaken {
  readonly state: PickingState;
  /** Products that somebody else has changed meanwhile: theirs stays, and the person is notified. */
  readonly positions: readonly number[];
}

/** The request was refused, because a line has changed: the others are sent again, on what the server now has. */
export function overtaken({ typed, sent }: PickingState, current: OrderToPick): Overtaken {
  if (sent === undefined) return { state: { typed }, positions: [] };
  const isTheirs = ({ position, version }: SentLine): boolean =>
    (at(current.picking?.lines, position)?.version ?? 1) !== version;
  const positions = sent.lines.filter(isTheirs).map(({ position }) => position);
  const again = sent.lines.flatMap((line) =>
    isTheirs(line) ? [] : [{ ...(at(typed, line.position) ?? line), version: line.version }],
  );
  const others = typed.filter(({ position }) => at(sent.lines, position) === undefined);
  return { state: { typed: [...again, ...others] }, positions };
}

/**
 * The order was changed while it was picked: what is not saved yet goes to the same products of the order as it is now. What was taken
 * out of it, or is more than is wanted now, is left out.
 */
export function rebased(
  { typed, sent }: PickingState,
  before: OrderToPick,
  after: OrderToPick,
): PickingState {
  const lines = [
    ...(sent?.lines ?? []).filter(({ position }) => at(typed, position) === undefined),
    ...typed,
  ];
  return {
    typed: lines.flatMap((line) => {
      const position = sameProduct(line.position, before, after);
      const product = after.products[position];
      if (product === undefined || line.quantity > mostToPick(product)) return [];
      return [{ ...line, position, version: at(after.picking?.lines, position)?.version ?? 1 }];
    }),
  };
}

/** -1 if it is gone. A product may be in an order twice. */
function sameProduct(position: number, before: OrderToPick, after: OrderToPick): number {
  const wanted = before.products[position];
  const isSame = ({ sku, name }: ProductToPick): boolean => sku === wanted?.sku && name === wanted.name;
  const earlier = before.products.slice(0, position).filter(isSame).length;
  const places = after.products.flatMap((product, place) => (isSame(product) ? [place] : []));
  return places[earlier] ?? -1;
}

/** As it outlasts a reload of the page: with the order that its places are those of. */
export interface StoredPicking {
  readonly state: PickingState;
  readonly seen: OrderToPick;
}

/** Undefined for anything else. */
export function parseStored(stored: unknown): StoredPicking | undefined {
  const { state, seen } = (stored ?? {}) as { state?: Partial<PickingState>; seen?: Partial<OrderToPick> };
  const isRead =
    Array.isArray(state?.typed) &&
    (state.sent === undefined || Array.isArray(state.sent.lines)) &&
    Array.isArray(seen?.products);
  return isRead ? (stored as StoredPicking) : undefined;
}
