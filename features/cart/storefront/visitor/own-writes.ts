/** What this window has written to the visitor's cart, so that a write that another window overwrote is made again. */
import type { ProductId } from '#kernel/ids.ts';
import type { CartLine } from '../../domain/cart.ts';
import { rebaseLines } from '../../domain/merge/rebase-lines.ts';
import type { VisitorCart } from './visitor-lines.ts';

interface Write {
  readonly write: string;
  readonly lines: readonly CartLine[];
}

export interface OwnWrites {
  /** After this window replaced `before` by `lines`. */
  note(write: string, before: VisitorCart, lines: readonly CartLine[]): void;
  /** The stored lines with this window's lost changes; undefined if none is lost. */
  lostIn(stored: VisitorCart): readonly CartLine[] | undefined;
}

/** How many of its own writes a window remembers. */
const MAX_OWN = 8;

const idOf = ({ productId }: CartLine): ProductId => productId;

export function ownWrites(): OwnWrites {
  /** The newest last. */
  let own: readonly Write[] = [];
  /** The lines that the first of them replaced. */
  let base: readonly CartLine[] = [];
  return {
    note: (write, before, lines) => {
      const newest = own.at(-1);
      const goesOn = newest !== undefined && before.writes[0] === newest.write;
      if (!goesOn) base = before.lines;
      own = [...(goesOn ? own : []), { write, lines }].slice(-MAX_OWN);
    },
    lostIn: (stored) => {
      const newest = own.at(-1);
      // An empty storage was emptied on purpose: the lines went to a client's cart.
      if (newest === undefined || stored.version === 0 || stored.writes.includes(newest.write))
        return undefined;
      const known = own.findLast(({ write }) => stored.writes.includes(write))?.lines ?? base;
      return rebaseLines(idOf, known, newest.lines, stored.lines).lines;
    },
  };
}
