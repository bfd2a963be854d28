import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { isLinkOpen, type OfferedLink } from '../../domain/action-link.ts';
import { showCart } from '../decide-cart.ts';
import { type Pricing, priceLines } from '../price-lines.ts';
import { actionLinkBySlug } from './action-links.store.ts';

/** What a link would put into the cart now, with prices. Nothing is added: that is the shopper's decision. */
export async function openActionLink(
  context: Context,
  slug: string,
  pricing: Pricing,
): Promise<Result<OfferedLink, { readonly code: 'link-not-found' }>> {
  const { db, supplier, now } = context;
  const link = await actionLinkBySlug(db, supplier.id, slug);
  if (link === undefined || !isLinkOpen(link, now)) return refuse({ code: 'link-not-found' });
  const lines = link.lines.map((line) => ({ ...line, giftWrap: false }));
  const { title, text, destination } = link;
  const offered = showCart(context, { cart: await priceLines(context, lines, pricing) });
  return accept({ slug: link.slug, title, text, destination, offered });
}
