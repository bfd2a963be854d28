/** The texts that a shop's people send often. Every change is audited. */
import { recordChangeOf } from '#features/accounts/server/audit/record-change.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import { newId } from '#platform/db/new-id.ts';
import type { CannedRefusal } from '../../contract/texts.ts';
import { type CannedAnswer, MAX_CANNED_ANSWERS } from '../../domain/canned-answer.ts';
import { tidyMessage } from '../../domain/chat-message.ts';
import {
  cannedAnswer,
  cannedAnswers,
  countCannedAnswers,
  dropCannedAnswer,
  putCannedAnswer,
} from './chat-settings.store.ts';

type Wanted = Pick<CannedAnswer, 'title' | 'text'>;
type Refused<Code extends CannedRefusal> = { readonly code: Code };

export const listCannedAnswers = ({ db, supplier }: Context): Promise<CannedAnswer[]> =>
  cannedAnswers(db, supplier.id);

export async function addCannedAnswer(
  context: StaffContext,
  wanted: Wanted,
): Promise<Result<CannedAnswer, Refused<'answer-empty' | 'too-many-answers'>>> {
  const tidy = tidied(wanted);
  if (isEmpty(tidy)) return refuse({ code: 'answer-empty' });
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    if ((await countCannedAnswers(db, supplier.id)) >= MAX_CANNED_ANSWERS)
      return refuse({ code: 'too-many-answers' });
    const after = { ...tidy, id: newId() };
    await putCannedAnswer(db, supplier.id, after);
    await recordChangeOf(inside, { action: 'canned-answer.added', subjectId: after.id, after });
    return accept(after);
  });
}

export async function changeCannedAnswer(
  context: StaffContext,
  id: string,
  wanted: Wanted,
): Promise<Result<CannedAnswer, Refused<'answer-empty' | 'answer-not-found'>>> {
  const tidy = tidied(wanted);
  if (isEmpty(tidy)) return refuse({ code: 'answer-empty' });
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await cannedAnswer(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'answer-not-found' });
    const after = { ...tidy, id };
    await putCannedAnswer(db, supplier.id, after);
    await recordChangeOf(inside, { action: 'canned-answer.changed', subjectId: id, before, after });
    return accept(after);
  });
}

export const removeCannedAnswer = (
  context: StaffContext,
  id: string,
): Promise<Result<void, Refused<'answer-not-found'>>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const before = await cannedAnswer(db, supplier.id, id);
    if (before === undefined) return refuse({ code: 'answer-not-found' });
    await dropCannedAnswer(db, supplier.id, id);
    await recordChangeOf(inside, { action: 'canned-answer.removed', subjectId: id, before });
    return accept(undefined);
  });

const tidied = ({ title, text }: Wanted): Wanted => ({
  title: tidyMessage(title).replace(/\s+/g, ' '),
  text: tidyMessage(text),
});
const isEmpty = ({ title, text }: Wanted): boolean => title === '' || text === '';
