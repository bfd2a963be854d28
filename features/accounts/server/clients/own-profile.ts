/** A client's own data and its changes. Spec 2, update registration. */
import {
  answersTo,
  type Characteristic,
  type CharacteristicAnswer,
  type GivenAnswer,
} from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/choices-of.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import { type Context, inTransaction } from '#platform/db/context.ts';
import { type ProfileDraft, type ProfileErrors, parseProfile } from '../../domain/registration/profile.ts';
import { answersOfCustomer, saveAnswers, tagsOfCustomer } from './customers.store.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { type ProfileRow, profileOfUser, writeProfile } from './users.store.ts';

type OwnContext = Context & { readonly actor: Customer };

export interface Profile extends ProfileRow {
  readonly questions: readonly Characteristic[];
  readonly answers: readonly CharacteristicAnswer[];
}

/** Undefined where the user no longer exists. */
export async function profileOf(context: OwnContext): Promise<Profile | undefined> {
  const { db, supplier, actor } = context;
  const row = await profileOfUser(db, actor.userId, actor.clientId);
  if (row === undefined) return undefined;
  const { client: questions } = await characteristics(context);
  return { ...row, questions, answers: await answersOfCustomer(db, supplier.id, actor.clientId) };
}

/** Tags that the supplier gave this client. Spec 6, user tags. */
export const tagsOfClient = ({ db, supplier, actor }: OwnContext): Promise<readonly string[]> =>
  tagsOfCustomer(db, supplier.id, actor.clientId);

export interface ProfileProblems {
  readonly fields: ProfileErrors;
  /** Names of required questions without an answer. */
  readonly unanswered: readonly string[];
}

export async function changeProfile(
  context: OwnContext,
  draft: ProfileDraft,
  given: readonly GivenAnswer[],
): Promise<Result<void, ProfileProblems>> {
  const { actor, supplier } = context;
  const company = actor.clientKind === 'company';
  const profile = parseProfile(draft, company);
  const { client: questions } = await characteristics(context);
  const validAnswers = answersTo(questions, given);
  if (!profile.ok || !validAnswers.ok)
    return refuse({
      fields: profile.ok ? {} : profile.refusal,
      unanswered: validAnswers.ok ? [] : validAnswers.refusal,
    });
  await inTransaction(context, async (inside) => {
    await writeProfile(inside.db, actor, profile.value);
    await ensureCustomer(inside);
    await saveAnswers(inside.db, supplier.id, actor.clientId, validAnswers.value);
  });
  return accept(undefined);
}
