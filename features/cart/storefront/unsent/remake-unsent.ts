/** Applies what a window left unsaved to the current cart. Spec 4, persistence; 4, cart. */
import type { PriceRules } from '#features/pricing/domain/offer.ts';
import { defined } from '#kernel/defined.ts';
import type { ProductId } from '#kernel/ids.ts';
import { NONE } from '#kernel/quantity.ts';
import { ApiRefusal } from '#platform/web/api.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { CartNotice } from '../../domain/cart-notice.ts';
import { type Conflict, likelyBase, rebaseLines } from '../../domain/merge/rebase-lines.ts';
import { joinNotices } from '../../domain/notices.ts';
import type { SavedCart } from '../../domain/saved-cart.ts';
import { toCartLine } from '../../domain/shown-cart.ts';
import type { CartServer, RecalledCart, Unsaved } from '../save/cart-state.ts';
import { notifyWindows } from '../save/cart-windows.ts';
import { sayTextConflicts } from '../save/say-text-conflicts.ts';
import type { ShownStore } from './shown-store.ts';
import { unsentOf } from './store-unsent.ts';
import type { LeftChanges, UnsentStore } from './unsent-store.ts';
import { areSaved, joinTexts } from './unsent-texts.ts';
import { withChanges } from './with-changes.ts';

/** How often to try while others change the cart. */
const TRIES = 5;

const FOR_GOOD: readonly number[] = [400, 403, 422];

/** Where the page stores the cart that it shows, for a time without connection. */
interface Shown {
  readonly store: ShownStore;
  readonly rules: PriceRules;
}

/** A server whose first loaded cart includes the unsaved changes; if an attendant locked the cart, they wait. */
export function remakingUnsent(server: CartServer, store: UnsentStore, shown?: Shown): CartServer {
  let done = false;
  const withLeft = async (cart: SavedCart): Promise<SavedCart> => {
    if (done || cart.lock !== undefined) return cart;
    const left = store.left();
    const remade = left.length === 0 ? cart : await remake(server, cart, left);
    store.forget(left);
    done = true;
    return remade;
  };
  const recall = async (): Promise<RecalledCart | undefined> => {
    const last = await shown?.store.read();
    if (shown === undefined || last === undefined) return undefined;
    const left = store.left();
    const { isWhole, ...cart } = withChanges(last, server.stored?.(), left, shown.rules);
    const adopted = (): void => {
      // The page has stored them as its own by now. What it cannot show waits for the next one.
      if (!isWhole) return;
      store.forget(left);
      done = true;
    };
    return { ...cart, adopted };
  };
  const setAside = (changes: Unsaved): void => {
    store.setAside(unsentOf(changes));
    done = false;
  };
  const { unlock } = server;
  return {
    ...server,
    recall,
    setAside,
    load: async () => withLeft(await server.load()),
    ...defined({ unlock: unlock === undefined ? undefined : async () => withLeft(await unlock()) }),
  };
}

async function remake(
  server: CartServer,
  cart: SavedCart,
  left: readonly LeftChanges[],
  tries = TRIES,
): Promise<SavedCart> {
  const theirs = cart.lines.map(toCartLine);
  const conflicts: Conflict<CartLine>[] = [];
  let lines: readonly CartLine[] = theirs;
  for (const { base, sent, lines: mine } of left) {
    const rebased = rebaseLines(idOf, likelyBase(idOf, base, sent, lines), mine, lines);
    lines = rebased.lines;
    conflicts.push(...rebased.conflicts);
  }
  const texts = joinTexts(left);
  if (said(lines) === said(theirs) && (texts === undefined || areSaved(texts, cart.texts))) return cart;
  if (texts !== undefined) sayTextConflicts(texts.base, texts.written, cart.texts);
  try {
    const saved = await server.save(lines, cart.version, defined({ texts: texts?.written }));
    notifyWindows();
    const notices = conflicts.flatMap((conflict) => toNotice(conflict, saved));
    return { ...saved, notices: joinNotices(saved.notices, notices, cart.notices) };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    // Changes that are refused for good are dropped.
    if (FOR_GOOD.includes(error.status)) return cart;
    if (error.problem.code !== 'stale-cart' || tries === 1) throw error;
    return remake(server, await server.load(), left, tries - 1);
  }
}

const idOf = ({ productId }: CartLine): ProductId => productId;

const said = (lines: readonly CartLine[]): string =>
  lines.map(({ productId, quantity, giftWrap }) => `${productId} ${quantity} ${giftWrap}`).join();

function toNotice({ mine, agreed }: Conflict<CartLine>, { lines }: SavedCart): CartNotice[] {
  const shown = lines.find(({ product }) => product.id === agreed.productId);
  if (shown === undefined) return [];
  const { id: productId, name } = shown.product;
  return [{ kind: 'changed-elsewhere', productId, name, from: mine?.quantity ?? NONE, to: agreed.quantity }];
}
