/** How a draft of the home gets into the shop: at once, or at a moment that a job waits for. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Instant } from '#kernel/scope.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { homeFacts } from '../../contract/home/home-draft.wire.ts';
import { type HomeState, nextDraftVersion, scheduleMomentProblem } from '../../domain/home/home-draft.ts';
import { changingHome, publishDraft } from './changing-home.ts';
import { saveDraft } from './home-drafts.store.ts';
import { homeState } from './home-state.ts';

interface WantedPublication {
  /** The versions of the draft and of the published home that the person saw; refused if there is a later one. */
  readonly draft?: number | undefined;
  readonly published?: number | undefined;
  /** Absent: now. */
  readonly at?: Instant | undefined;
}

type Refusal<Code extends string> = { readonly code: Code };
type Published = Result<
  HomeState,
  Refusal<'draft-not-found' | 'moment-has-passed'> | ChangedByOther<HomeState>
>;

export const publishHome = (context: StaffContext, wanted: WantedPublication): Promise<Published> =>
  changingHome(context, async (inside): Promise<Published> => {
    const state = await homeState(inside);
    const { draft, published } = state;
    if (draft === undefined) return refuse({ code: 'draft-not-found' });
    const isSeen =
      (wanted.draft ?? draft.version) === draft.version &&
      (wanted.published ?? published.version) === published.version;
    if (!isSeen) return changedByOther(state);
    const { at } = wanted;
    if (at === undefined) {
      await publishDraft(inside, draft, inside.now, inside.actor);
      return accept(await homeState(inside));
    }
    const problem = scheduleMomentProblem(at, inside.now);
    if (problem !== undefined) return refuse({ code: problem });
    await schedule(inside, draft, at);
    return accept(await homeState(inside));
  });

/** The draft stays, and can be changed again. Idempotent. */
export const unscheduleHome = (
  context: StaffContext,
): Promise<Result<HomeState, Refusal<'draft-not-found'>>> =>
  changingHome(context, async (inside) => {
    const state = await homeState(inside);
    if (state.draft === undefined) return refuse({ code: 'draft-not-found' });
    if (state.draft.publishAt === undefined) return accept(state);
    await schedule(inside, state.draft, undefined);
    return accept(await homeState(inside));
  });

async function schedule(
  inside: StaffContext,
  { publishAt: before, ...draft }: NonNullable<HomeState['draft']>,
  at: Instant | undefined,
): Promise<void> {
  const { db, supplier, actor, now } = inside;
  const version = nextDraftVersion(draft.version, draft.blocks);
  const next = { ...draft, version, changedAt: now, staffId: actor.staffId };
  await saveDraft(db, supplier.id, at === undefined ? next : { ...next, publishAt: at });
  const facts = (moment: Instant | undefined) =>
    moment === undefined
      ? null
      : { ...homeFacts(version, draft.blocks), inicio: new Date(moment).toISOString() };
  const action = at === undefined ? 'home.unscheduled' : 'home.scheduled';
  await recordChange(inside, { action, subjectId: supplier.id, before: facts(before), after: facts(at) });
}
