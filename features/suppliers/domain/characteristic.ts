/** A supplier's own questions about its clients or an order. Spec 3, extras. */
import { accept, type Result, refuse } from '#kernel/result.ts';

export type CharacteristicSubject = 'client' | 'order';
/** All questions of a supplier. */
export type CharacteristicsBySubject = Readonly<Record<CharacteristicSubject, readonly Characteristic[]>>;

export interface Characteristic {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  /** Options of a choice; empty: any text is accepted. */
  readonly options: readonly string[];
}

export interface GivenAnswer {
  readonly id: string;
  readonly answer: string;
}

/** Stored with the question's name, because the supplier may rename it later. */
export interface CharacteristicAnswer {
  readonly id: string;
  readonly name: string;
  readonly answer: string;
}

/**
 * Returns the valid answers, or refuses with the names of required questions without one. An answer to a choice must be one of
 * its options; answers to unknown questions are dropped.
 */
export function answersTo(
  characteristics: readonly Characteristic[],
  given: readonly GivenAnswer[],
): Result<readonly CharacteristicAnswer[], readonly string[]> {
  const validAnswers = fitting(characteristics, given);
  const missing = unanswered(characteristics, validAnswers).filter(({ required }) => required);
  return missing.length === 0 ? accept(validAnswers) : refuse(missing.map(({ name }) => name));
}

/** Questions without a valid answer, so that nobody is asked twice. */
export function unanswered(
  characteristics: readonly Characteristic[],
  given: readonly GivenAnswer[],
): readonly Characteristic[] {
  const validAnswers = new Set(fitting(characteristics, given).map(({ id }) => id));
  return characteristics.filter(({ id }) => !validAnswers.has(id));
}

function fitting(
  characteristics: readonly Characteristic[],
  given: readonly GivenAnswer[],
): readonly CharacteristicAnswer[] {
  const answerOf = new Map(given.map(({ id, answer }) => [id, answer.trim()]));
  return characteristics.flatMap(({ id, name, options }) => {
    const answer = answerOf.get(id) ?? '';
    const fits = answer !== '' && (options.length === 0 || options.includes(answer));
    return fits ? [{ id, name, answer }] : [];
  });
}
