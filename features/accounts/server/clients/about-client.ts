/** The supplier's questions to a client, asked until they are answered. Spec 3, customer characteristics. */
import {
  answersTo,
  type Characteristic,
  type CharacteristicAnswer,
  type GivenAnswer,
  unanswered,
} from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/choices-of.ts';
import { accept, type Result } from '#kernel/result.ts';
import type { Customer } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import { answersOfCustomer, saveAnswers } from './customers.store.ts';

type CustomerContext = Context & { readonly actor: Customer };

/** Questions that this client has not answered yet. */
export async function openQuestions(context: CustomerContext): Promise<readonly Characteristic[]> {
  const { client: questions } = await characteristics(context);
  return questions.length === 0 ? [] : unanswered(questions, await known(context));
}

/** Merges the given answers with the stored ones; refuses with the names of required questions still open. Writes nothing. */
export async function answersAboutClient(
  context: CustomerContext,
  questions: readonly Characteristic[],
  given: readonly GivenAnswer[],
): Promise<Result<readonly CharacteristicAnswer[], readonly string[]>> {
  if (questions.length === 0) return accept([]);
  const before = (await known(context)).filter(({ id }) => !given.some((one) => one.id === id));
  return answersTo(questions, [...before, ...given]);
}

/** Needs a customer row. */
export const saveAnswersAboutClient = (
  { db, supplier, actor }: CustomerContext,
  answers: readonly CharacteristicAnswer[],
): Promise<void> => saveAnswers(db, supplier.id, actor.clientId, answers);

const known = ({ db, supplier, actor }: CustomerContext): Promise<readonly CharacteristicAnswer[]> =>
  answersOfCustomer(db, supplier.id, actor.clientId);
