/** Staff edit a shop's texts and questions, and publish its terms. Every change is in the audit log. */
import { recordChange } from '#features/accounts/server/audit/record-change.ts';
import { acceptancesByVersion } from '#features/accounts/server/registration/terms-acceptances.store.ts';
import type { CharacteristicSubject } from '#features/suppliers/domain/characteristic.ts';
import { CONTENT_TYPES, type ContentType, type TermsText } from '#features/suppliers/domain/shop-texts.ts';
import {
  characteristicsOf,
  replaceCharacteristics,
} from '#features/suppliers/server/characteristics.store.ts';
import { customContentsOf } from '#features/suppliers/server/custom-contents.store.ts';
import { nextPartVersion, partVersions } from '#features/suppliers/server/part-versions.store.ts';
import { addTerms, versionsOfTerms } from '#features/suppliers/server/supplier-terms.store.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { type ChangedByOther, changedByOther } from '#platform/contract/changed-by-other.ts';
import { type Context, inTransaction, type StaffContext } from '#platform/db/context.ts';
import {
  hasTwice,
  type QuestionsPart,
  type TermsVersion,
  type TextPart,
} from '../../domain/shop/shop-texts.ts';
import { mapSaved, savePartNow } from '../shop-draft/changing-shop.ts';

const SUBJECTS: readonly CharacteristicSubject[] = ['client', 'order'];

export async function textsToEdit(context: Context): Promise<readonly TextPart[]> {
  const texts: TextPart[] = [];
  for (const type of CONTENT_TYPES) texts.push(await textToEdit(context, type));
  return texts;
}

async function textToEdit({ db, supplier }: Context, type: ContentType): Promise<TextPart> {
  const parts = await customContentsOf(db, supplier.id, type);
  const versionOf = await partVersions(db, supplier.id);
  return {
    type,
    parts: parts.map(({ title, body }) => ({ title, body })),
    version: versionOf(`texts ${type}`),
  };
}

export async function questionsToEdit(context: Context): Promise<readonly QuestionsPart[]> {
  const questions: QuestionsPart[] = [];
  for (const subject of SUBJECTS) questions.push(await questionsOf(context, subject));
  return questions;
}

async function questionsOf(
  { db, supplier }: Context,
  subject: CharacteristicSubject,
): Promise<QuestionsPart> {
  const questions = (await characteristicsOf(db, supplier.id))[subject];
  const versionOf = await partVersions(db, supplier.id);
  return {
    subject,
    questions: questions.map(({ name, required, options }) => ({ name, required, options })),
    version: versionOf(`questions ${subject}`),
  };
}

export const changeText = async (
  context: StaffContext,
  { type, parts, version: seen }: TextPart,
): Promise<Result<TextPart, ChangedByOther<TextPart> | { readonly code: 'title-twice' }>> => {
  if (hasTwice(parts.map(({ title }) => title))) return refuse({ code: 'title-twice' });
  const saved = await savePartNow<ContentType>(context, type, parts, seen);
  return mapSaved(saved, ({ content, version }) => ({ type, parts: content, version }));
};

export const changeQuestions = async (
  context: StaffContext,
  { subject, questions, version: seen }: QuestionsPart,
): Promise<Result<QuestionsPart, ChangedByOther<QuestionsPart> | { readonly code: 'question-twice' }>> => {
  if (hasTwice(questions.map(({ name }) => name))) return refuse({ code: 'question-twice' });
  return inTransaction(context, async (inside) => {
    const { db, supplier } = inside;
    const version = await nextPartVersion(db, supplier.id, `questions ${subject}`, seen);
    const before = await questionsOf(inside, subject);
    if (version === undefined) return changedByOther(before);
    await replaceCharacteristics(db, supplier.id, subject, questions);
    await recordChange(inside, {
      action: 'shop-questions.changed',
      subjectId: supplier.id,
      before: { subject, questions: before.questions },
      after: { subject, questions },
    });
    return accept({ subject, questions, version });
  });
};

/** The latest first. */
export async function termsVersions({ db, supplier }: Context): Promise<readonly TermsVersion[]> {
  const versions = await versionsOfTerms(db, supplier.id);
  const acceptances = await acceptancesByVersion(db, supplier.id);
  return versions.map((terms, index) => ({
    ...terms,
    inForce: index === 0,
    acceptances: acceptances.get(terms.version) ?? 0,
  }));
}

/** `inForce` is the version that the text was written from; 0 for none. */
export const publishNewTerms = (
  context: StaffContext,
  { title, text }: TermsText,
  inForce: number,
): Promise<Result<readonly TermsVersion[], { readonly code: 'terms-unchanged' | 'other-terms-now' }>> =>
  inTransaction(context, async (inside) => {
    const { db, supplier, now } = inside;
    const [latest] = await versionsOfTerms(db, supplier.id);
    if ((latest?.version ?? 0) !== inForce) return refuse({ code: 'other-terms-now' });
    if (latest?.title === title && latest.text === text) return refuse({ code: 'terms-unchanged' });
    const version = inForce + 1;
    if (!(await addTerms(db, supplier.id, { title, text, version }, now)))
      return refuse({ code: 'other-terms-now' });
    await recordChange(inside, {
      action: 'terms.published',
      subjectId: supplier.id,
      before: latest === undefined ? null : { version: latest.version, title: latest.title },
      after: { version, title },
    });
    return accept(await termsVersions(inside));
  });
