/** Two people, or two windows, change one cart, and neither loses a line. Spec 4, cart; design 4. */
import type { ProductId } from '#kernel/ids.ts';
import { NONE, type Quantity } from '#kernel/quantity.ts';
import type { CartNotice } from '../cart-notice.ts';
import type { ShownLine } from '../shown-cart.ts';

/** The part of a line that users change. */
export interface Wish {
  readonly quantity: Quantity;
  readonly giftWrap: boolean;
}

export interface Rebased<Line> {
  readonly lines: readonly Line[];
  /** Lines that both sides changed, and differently; the result of each is in `lines`. */
  readonly conflicts: readonly Conflict<Line>[];
}

/** One of the two may be undefined (removed), not both. */
export interface Conflict<Line> {
  readonly mine: Line | undefined;
  readonly theirs: Line | undefined;
  readonly agreed: Line;
}

/**
 * Applies the changes from `base` to `mine` on `theirs`. A line that only one side changed stays as that side left it. If both
 * changed it, `agree` decides: by default the larger quantity, as at login, so that nothing added is silently removed. Their
 * lines come first, then those that only `mine` has.
 */
export function rebaseLines<Line extends Wish>(
  idOf: (line: Line) => ProductId,
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
  agree: (mine: Line | undefined, theirs: Line | undefined) => Line | undefined = larger,
): Rebased<Line> {
  const by = (lines: readonly Line[]) => new Map(lines.map((line) => [idOf(line), line]));
  const [before, ours, others] = [by(base), by(mine), by(theirs)];
  const lines: Line[] = [];
  const conflicts: Conflict<Line>[] = [];
  for (const id of new Set([...others.keys(), ...ours.keys()])) {
    const [was, own, other] = [before.get(id), ours.get(id), others.get(id)];
    if (alike(own, was) || alike(own, other)) add(other);
    else if (alike(other, was)) add(own);
    else {
      const agreed = agree(own, other);
      add(agreed);
      if (agreed !== undefined) conflicts.push({ mine: own, theirs: other, agreed });
    }
  }
  return { lines, conflicts };

  function add(line: Line | undefined): void {
    if (line !== undefined) lines.push(line);
  }
}

/**
 * The base for `rebaseLines` when it is unknown whether earlier saves have arrived: a line that stands as it was sent is taken
 * for the own save.
 */
export function likelyBase<Line extends Wish>(
  idOf: (line: Line) => ProductId,
  base: readonly Line[],
  sent: readonly (readonly Line[])[],
  theirs: readonly Line[],
): Line[] {
  const by = (lines: readonly Line[]) => new Map(lines.map((line) => [idOf(line), line]));
  const [before, others, tries] = [by(base), by(theirs), sent.map(by)];
  const ids = new Set([...before.keys(), ...tries.flatMap((lines) => [...lines.keys()])]);
  return [...ids].flatMap((id) => {
    const other = others.get(id);
    const came = tries.some((lines) => alike(lines.get(id), other));
    return (came ? other : before.get(id)) ?? [];
  });
}

const alike = (one: Wish | undefined, other: Wish | undefined): boolean =>
  one?.quantity === other?.quantity && one?.giftWrap === other?.giftWrap;

function larger<Line extends Wish>(mine: Line | undefined, theirs: Line | undefined): Line | undefined {
  if (mine === undefined) return theirs;
  return theirs !== undefined && theirs.quantity > mine.quantity ? theirs : mine;
}

export interface SettledLines {
  readonly lines: readonly ShownLine[];
  /** For lines that both sides changed. */
  readonly conflicts: readonly CartNotice[];
}

const idOf = ({ product }: ShownLine) => product.id;

interface OwnLines {
  readonly lines: readonly ShownLine[];
  /** As the server last confirmed them. */
  readonly confirmed: readonly ShownLine[];
  /** Saves without a response: the server may have them or not. */
  readonly sent: readonly (readonly ShownLine[])[];
}

/** Merges the page's lines into those of a cart that somebody else may have changed. */
export function settleLines(
  { confirmed, sent, lines: mine }: OwnLines,
  theirs: readonly ShownLine[],
): SettledLines {
  const base = likelyBase(idOf, confirmed, sent, theirs);
  const { lines, conflicts } = rebaseLines(idOf, base, mine, theirs);
  return { lines, conflicts: conflicts.map(toNotice) };
}

/** For the response to a save: nobody else changed the cart, so the shopper's later changes win. */
export const afterAnswer = (
  sent: readonly ShownLine[],
  mine: readonly ShownLine[],
  answered: readonly ShownLine[],
): SettledLines => ({
  lines: rebaseLines(idOf, sent, mine, answered, (own) => own).lines,
  conflicts: [],
});

const toNotice = ({ mine, agreed }: Conflict<ShownLine>): CartNotice => ({
  kind: 'changed-elsewhere',
  productId: agreed.product.id,
  name: agreed.product.name,
  from: mine?.quantity ?? NONE,
  to: agreed.quantity,
});
