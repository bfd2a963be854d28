/** What a supplier wants to know of its clients or of an order beyond the platform's own fields. Spec 3, extras. */
import { accept, type Result, refuse } from '#kernel/result.ts';

export type CharacteristicSubject = 'client' | 'order';
/** All that a supplier asks. */
export type Asked = Readonly<Record<CharacteristicSubject, readonly Characteristic[]>>;

export interface Characteristic {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  /** To choose one from; none where any text will do. */
  readonly options: readonly string[];
}

export interface GivenAnswer {
  readonly id: string;
  readonly answer: string;
}

/** Kept with its name: the supplier may ask otherwise later. */
export interface AnsweredCharacteristic {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
}

/**
 * What was answered of what is asked, or the names of what is required and was not answered. An answer to a choice is
 * one of its options; what is not asked is left out.
 */
export function answersTo(
  asked: readonly Characteristic[],
  given: readonly GivenAnswer[],
): Result<readonly AnsweredCharacteristic[], readonly string[]> {
  const answered = fitting(asked, given);
  const missing = unanswered(asked, answered).filter(({ required }) => required);
  return missing.length === 0 ? accept(answered) : refuse(missing.map(({ name }) => name));
}

/** What is asked and has no answer that still fits: nobody is asked the same twice. */
export function unanswered(
  asked: readonly Characteristic[],
  given: readonly GivenAnswer[],
): readonly Characteristic[] {
  const answered = new Set(fitting(asked, given).map(({ id }) => id));
  return asked.filter(({ id }) => !answered.has(id));
}

function fitting(
  asked: readonly Characteristic[],
  given: readonly GivenAnswer[],
): readonly AnsweredCharacteristic[] {
  const answerOf = new Map(given.map(({ id, answer }) => [id, answer.trim()]));
  return asked.flatMap(({ id, name, options }) => {
    const answer = answerOf.get(id) ?? '';
    const fits = answer !== '' && (options.length === 0 || options.includes(answer));
    return fits ? [{ id, name, answer }] : [];
  });
}
