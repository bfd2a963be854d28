/** How the draft of a shop's menu, footer and texts gets into the shop: at once, or at a moment that a job waits for. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { draftFacts } from '../../contract/shop-draft/shop-draft.wire.ts';
import { scheduleMomentProblem } from '../../domain/home/home-draft.ts';
import { nextShopDraftVersion, type ShopDraft, type ShopDraftState } from '../../domain/shop/shop-draft.ts';
import { changingShop, publishShopDraft } from './changing-shop.ts';
import { shopDraftState } from './shop-draft-state.ts';
import { saveShopDraft } from './shop-drafts.store.ts';

interface WantedPublication {
  /** The versions of the draft and of the latest publication that the person saw; refused if there is a later one. */
  readonly draft?: number | undefined;
  readonly published?: number | undefined;
  /** Absent: now. */
  readonly at?: Instant | undefined;
}

type Refusal<Code extends string> = { readonly code: Code };

export const publishShop = (
  context: StaffContext,
  wanted: WantedPublication,
): Promise<
  Result<
    ShopDraftState,
    Refusal<'shop-draft-not-found' | 'moment-has-passed'> | ChangedByOther<ShopDraftState>
  >
> =>
  changingShop(context, async (inside) => {
    const state = await shopDraftState(inside);
    const { draft, published } = state;
    if (draft === undefined) return refuse({ code: 'shop-draft-not-found' });
    const isSeen =
      (wanted.draft ?? draft.version) === draft.version &&
      (wanted.published ?? published.version) === published.version;
    if (!isSeen) return changedByOther(state);
    const { at } = wanted;
    if (at === undefined) {
      await publishShopDraft(inside, draft, inside.now, inside.actor);
      return accept(await shopDraftState(inside));
    }
    const problem = scheduleMomentProblem(at, inside.now);
    if (problem !== undefined) return refuse({ code: problem });
    await schedule(inside, draft, at);
    return accept(await shopDraftState(inside));
  });

/** The draft stays, and can be changed again. Idempotent. */
export const unscheduleShop = (
  context: StaffContext,
): Promise<Result<ShopDraftState, Refusal<'shop-draft-not-found'>>> =>
  changingShop(context, async (inside) => {
    const state = await shopDraftState(inside);
    if (state.draft === undefined) return refuse({ code: 'shop-draft-not-found' });
    if (state.draft.publishAt === undefined) return accept(state);
    await schedule(inside, state.draft, undefined);
    return accept(await shopDraftState(inside));
  });

async function schedule(
  inside: StaffContext,
  { publishAt: before, parts, version: last }: ShopDraft,
  at: Instant | undefined,
): Promise<void> {
  const { db, supplier, actor, now } = inside;
  const version = nextShopDraftVersion(last, []);
  const next = { parts, version, changedAt: now, staffId: actor.staffId };
  await saveShopDraft(db, supplier.id, at === undefined ? next : { ...next, publishAt: at });
  const facts = (moment: Instant | undefined) =>
    moment === undefined ? null : { ...draftFacts(version, parts), inicio: new Date(moment).toISOString() };
  const action = at === undefined ? 'shop-draft.unscheduled' : 'shop-draft.scheduled';
  await recordChange(inside, { action, subjectId: supplier.id, before: facts(before), after: facts(at) });
}
