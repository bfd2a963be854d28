import {
  answersTo,
  type CharacteristicAnswer,
  type GivenAnswer,
} from '#features/suppliers/domain/characteristic.ts';
import { characteristics } from '#features/suppliers/server/choices-of.ts';
import { termsInForce } from '#features/suppliers/server/terms-of-use.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { Context } from '#platform/db/context.ts';
import { passwordTexts } from '../../contract/clients/own-account-texts.ts';
import { TERMS_CHANGED, TERMS_NOT_ACCEPTED } from '../../contract/registration/registration-texts.ts';
import { type PasswordProblem, passwordProblem } from '../../domain/login/password-rules.ts';
import {
  parseRegistration,
  type Registration,
  type RegistrationDraft,
  type RegistrationErrors,
  takesForeignDocuments,
} from '../../domain/registration/registration.ts';
import { newPasswordProblem } from '../login/new-password-problem.ts';

export interface RegistrationRequest {
  readonly draft: RegistrationDraft;
  readonly password: string;
  /** Version of the supplier's terms that the applicant accepted. */
  readonly termsVersion?: number | undefined;
  /** Answers to the supplier's questions to its clients. */
  readonly answers: readonly GivenAnswer[];
}

export interface CheckedRegistration {
  readonly registration: Registration;
  readonly password: string;
  readonly termsVersion: number | null;
  readonly characteristics: readonly CharacteristicAnswer[];
}

export interface RegistrationFindings {
  readonly fields: RegistrationErrors;
  /** Names of required questions without an answer. */
  readonly unanswered: readonly string[];
}

/**
 * Validates a registration by public facts only. It looks up no existing account, so the result reveals none. The password is
 * estimated only when all else is in order, here and in what others add (`restIsValid`): that is work for the process.
 */
export async function checkRegistration(
  context: Context,
  { draft, password, termsVersion, answers }: RegistrationRequest,
  restIsValid: boolean,
): Promise<Result<CheckedRegistration, RegistrationFindings>> {
  const parsed = parseRegistration(draft, {
    foreignDocuments: takesForeignDocuments(context.supplier.tags),
  });
  const [{ client: questions }, inForce] = [await characteristics(context), await termsInForce(context)];
  const validAnswers = answersTo(questions, answers);
  const fields: RegistrationErrors = {
    ...(parsed.ok ? {} : parsed.refusal),
    ...passwordError(passwordProblem(password, ownWords(draft))),
    ...termsError(termsVersion, inForce),
  };
  if (!parsed.ok || !validAnswers.ok || Object.keys(fields).length > 0)
    return refuse({ fields, unanswered: validAnswers.ok ? [] : validAnswers.refusal });
  if (restIsValid) {
    const problem = await newPasswordProblem(password, ownWords(draft), 'visitors');
    if (problem !== undefined) return refuse({ fields: passwordError(problem), unanswered: [] });
  }
  return accept({
    registration: parsed.value,
    password,
    termsVersion: inForce ?? null,
    characteristics: validAnswers.value,
  });
}

const ownWords = ({ email, name, companyName, document }: RegistrationDraft): string[] => [
  email,
  name,
  companyName,
  document.replace(/[\s./-]/g, ''),
];

const passwordError = (problem: PasswordProblem | undefined): RegistrationErrors =>
  problem === undefined ? {} : { password: passwordTexts[problem].message };

function termsError(accepted: number | undefined, inForce: number | undefined): RegistrationErrors {
  if (inForce === undefined || accepted === inForce) return {};
  return { terms: accepted === undefined ? TERMS_NOT_ACCEPTED : TERMS_CHANGED };
}
