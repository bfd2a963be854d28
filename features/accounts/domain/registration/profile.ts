/**
 * Data that clients may change themselves. The document and a company's name, which belong together, are not part of it. Spec 2.
 */

import { accept, type Result, refuse } from '#kernel/result.ts';
import { tidyText } from '#kernel/tidy-text.ts';
import { bareDocument } from '../document.ts';
import { nameProblem, phoneProblem, stateRegistrationProblem, tidyPhone } from './personal-fields.ts';

export interface ProfileDraft {
  /** Name of the user; for a person also the client's. */
  readonly name: string;
  readonly phone: string;
  /** Companies only. */
  readonly stateRegistration: string;
}

export type ProfileErrors = Readonly<Partial<Record<keyof ProfileDraft, string>>>;

/** Returns the normalised profile or an error text per field. */
export function parseProfile(draft: ProfileDraft, company: boolean): Result<ProfileDraft, ProfileErrors> {
  const name = tidyText(draft.name);
  const stateRegistration = company ? bareDocument(tidyText(draft.stateRegistration)) : '';
  const problems = {
    name: nameProblem(name),
    phone: phoneProblem(draft.phone),
    stateRegistration: stateRegistrationProblem(stateRegistration),
  };
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return wrong.length > 0
    ? refuse(Object.fromEntries(wrong))
    : accept({ name, phone: tidyPhone(draft.phone), stateRegistration });
}
