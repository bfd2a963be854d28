import { useState } from 'react';
import { type Characteristic, unanswered } from '#features/suppliers/domain/characteristic.ts';
import { CharacteristicInput } from '#features/suppliers/storefront/characteristic-input.tsx';
import type { Subscription, SubscriptionChange } from '../domain/subscription.ts';

export interface Answers {
  readonly questions: readonly Characteristic[];
  readonly of: (id: string) => string;
  readonly say: (id: string, answer: string) => void;
  /** The required answers that are missing, once saving was tried. */
  readonly missing: ReadonlySet<string>;
  /** The answers that differ from before. */
  readonly changed: NonNullable<SubscriptionChange['answers']>;
  /** Returns the first required question without an answer. */
  readonly check: () => Characteristic | undefined;
}

export function useAnswers({ answers }: Subscription, questions: readonly Characteristic[]): Answers {
  const [given, setGiven] = useState<ReadonlyMap<string, string>>(() => answersOf(answers));
  const [tried, setTried] = useState(false);
  const before = answersOf(answers);
  const of = (id: string): string => given.get(id) ?? '';
  const all = questions.map(({ id }) => ({ id, answer: of(id) }));
  const missing = unanswered(questions, all).filter(({ required }) => required);
  return {
    questions,
    of,
    say: (id, answer) => setGiven(new Map([...given, [id, answer]])),
    missing: new Set(tried ? missing.map(({ id }) => id) : []),
    changed: all.filter(({ id, answer }) => answer.trim() !== (before.get(id) ?? '')),
    check: () => {
      setTried(true);
      return missing[0];
    },
  };
}

const answersOf = (answers: Subscription['answers']): ReadonlyMap<string, string> =>
  new Map(answers.map(({ id, answer }) => [id, answer]));

/** The shop's questions: a new required one prevents orders until it is answered here. */
export function AnswerFields({ answers: { questions, of, say, missing } }: { readonly answers: Answers }) {
  return (
    <div className="flex max-w-form flex-col gap-4">
      {questions.map((one) => (
        <CharacteristicInput
          key={one.id}
          question={one}
          answer={of(one.id)}
          error={missing.has(one.id) ? 'Responda para continuar.' : undefined}
          onAnswer={(answer) => say(one.id, answer)}
        />
      ))}
    </div>
  );
}

export function focusQuestion(form: HTMLFormElement, { id }: Characteristic): void {
  const field = form.elements.namedItem(`characteristic-${id}`);
  if (field instanceof HTMLElement) field.focus();
}
