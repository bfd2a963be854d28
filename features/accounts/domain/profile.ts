/** What a client tells of itself and may change itself: never the document, nor a company's name, which go together. Spec 2. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { bareDocument } from './document.ts';
import {
  nameProblem,
  phoneProblem,
  stateRegistrationProblem,
  tidyPhone,
  tidyText,
} from './personal-fields.ts';

export interface ProfileDraft {
  /** Of who logs in; a person's own. */
  readonly name: string;
  readonly phone: string;
  /** Of companies. */
  readonly stateRegistration: string;
}

export type ProfileErrors = Readonly<Partial<Record<keyof ProfileDraft, string>>>;

/** As it is kept, or what to mend. */
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
