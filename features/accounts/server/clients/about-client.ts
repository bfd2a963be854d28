/** What the supplier wants to know of a client, asked until it is answered. Spec 3, customer characteristics. */
import {
  type AnsweredCharacteristic,
  answersTo,
  type Characteristic,
  type GivenAnswer,
  unanswered,
} from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/public.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { answersOfCustomer, keepAnswers } from './customers.store.ts';

type CustomerContext = Context & { readonly actor: Customer };

/** What this client has not answered yet. */
export async function openQuestions(context: CustomerContext): Promise<readonly Characteristic[]> {
  const { client: asked } = await characteristics(context);
  return asked.length === 0 ? [] : unanswered(asked, await known(context));
}

/** The client's answers with these in their place, or the names of what is required and still open. Nothing is written. */
export async function answersAboutClient(
  context: CustomerContext,
  asked: readonly Characteristic[],
  given: readonly GivenAnswer[],
): Promise<Result<readonly AnsweredCharacteristic[], readonly string[]>> {
  if (asked.length === 0) return accept([]);
  const before = (await known(context)).filter(({ id }) => !given.some((one) => one.id === id));
  return answersTo(asked, [...before, ...given]);
}

/** Keeps the answers of a client that the supplier knows. */
export const keepAnswersAboutClient = (
  { db, supplier, actor }: CustomerContext,
  answers: readonly AnsweredCharacteristic[],
): Promise<void> => keepAnswers(db, supplier.id, actor.clientId, answers);

const known = ({ db, supplier, actor }: CustomerContext): Promise<readonly AnsweredCharacteristic[]> =>
  answersOfCustomer(db, supplier.id, actor.clientId);
