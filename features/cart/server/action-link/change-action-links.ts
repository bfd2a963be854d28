import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { offersOf } from '#features/catalog/server/products/offers-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { ActionLinkRefusal } from '../../contract/action-link/action-link-texts.ts';
import { type ActionLink, MAX_ACTION_LINKS, type NewActionLink } from '../../domain/action-link.ts';
import { actionLinksOf, addActionLink, closeActionLink, lockActionLinks } from './action-links.store.ts';

type Refused = { readonly code: ActionLinkRefusal };

export const listActionLinks = ({ db, supplier }: Context): Promise<ActionLink[]> =>
  actionLinksOf(db, supplier.id);

export function createActionLink(
  context: StaffContext,
  wanted: NewActionLink,
): Promise<Result<ActionLink, Refused>> {
  return inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const { startsAt, endsAt, lines } = wanted;
    if (endsAt !== undefined && (endsAt <= now || endsAt <= (startsAt ?? now))) {
      return refuse({ code: 'link-never-open' });
    }
    await lockActionLinks(db, supplier.id);
    const there = await actionLinksOf(db, supplier.id);
    if (there.some(({ slug }) => slug === wanted.slug)) return refuse({ code: 'link-there-already' });
    if (there.length >= MAX_ACTION_LINKS) return refuse({ code: 'too-many-links' });
    const ids = lines.map(({ productId }) => productId);
    if ((await offersOf(inside, ids)).size < new Set(ids).size) return refuse({ code: 'product-not-found' });
    const link = { ...wanted, id: newId(), active: true };
    await addActionLink(db, supplier.id, link, now);
    await recordChange(inside, {
      action: 'action-link.created',
      subjectId: link.id,
      before: null,
      after: { slug: link.slug, title: link.title, products: ids },
    });
    return accept(link);
  });
}

/** Closes a link instead of deleting it, so that its address is never given to another. */
export function closeLink(context: StaffContext, id: string): Promise<Result<ActionLink, Refused>> {
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    await lockActionLinks(db, supplier.id);
    const link = (await actionLinksOf(db, supplier.id)).find((each) => each.id === id);
    if (link === undefined) return refuse({ code: 'link-not-found' });
    if (link.active) {
      await closeActionLink(db, supplier.id, id);
      await recordChange(inside, {
        action: 'action-link.closed',
        subjectId: id,
        before: { active: true },
        after: { active: false },
      });
    }
    return accept({ ...link, active: false });
  });
}
