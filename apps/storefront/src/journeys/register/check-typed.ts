/** Checks a registration before it is sent, by the same rules as the server. */

import { passwordTexts } from '#features/accounts/contract/clients/own-account-texts.ts';
import { TERMS_NOT_ACCEPTED } from '#features/accounts/contract/registration/registration-texts.ts';
import { passwordProblem } from '#features/accounts/domain/login/password-rules.ts';
import {
  parseRegistration,
  type RegistrationErrors,
  type RegistrationRules,
} from '#features/accounts/domain/registration/registration.ts';
import { type AddressErrors, parseNewAddress } from '#features/addresses/domain/parse-new-address.ts';
import { answersTo, type Characteristic } from '#features/suppliers/domain/characteristic.ts';
import { defined } from '#kernel/defined.ts';
import type { RegistrationProblems, TypedRegistration } from './register-call.ts';

interface Requirements extends RegistrationRules {
  readonly characteristics: readonly Characteristic[];
  /** The version in force; undefined where the shop has no terms. */
  readonly termsVersion: number | undefined;
  /** Registers a company, by CNPJ. */
  readonly company: boolean;
}

/** Undefined where everything is valid. */
export function problemsOf(
  typed: TypedRegistration,
  requirements: Requirements,
): RegistrationProblems | undefined {
  const { draft, password, address, answers, termsVersion } = typed;
  const parsed = parseRegistration(draft, requirements);
  const problem = passwordProblem(password, [
    draft.email,
    draft.name,
    draft.document.replace(/[\s./-]/g, ''),
  ]);
  const fields: RegistrationErrors = {
    ...(parsed.ok ? kindError(parsed.value.kind === 'company', requirements.company) : parsed.refusal),
    ...defined({ password: problem === undefined ? undefined : passwordTexts[problem].message }),
    ...(requirements.termsVersion === termsVersion ? {} : { terms: TERMS_NOT_ACCEPTED }),
  };
  const validAnswers = answersTo(requirements.characteristics, answers);
  const unanswered = validAnswers.ok ? [] : validAnswers.refusal;
  const wrongAddress = address === undefined ? {} : addressErrors(address);
  const isRight = [fields, wrongAddress].every((one) => Object.keys(one).length === 0) && validAnswers.ok;
  return isRight ? undefined : { fields, address: wrongAddress, unanswered };
}

/** The document decides the kind; a different choice in the form is reported at the field. */
const kindError = (isCompany: boolean, wantsCompany: boolean): RegistrationErrors =>
  isCompany === wantsCompany
    ? {}
    : { document: isCompany ? 'Este é um CNPJ: escolha “Para uma empresa”.' : 'Informe o CNPJ da empresa.' };

function addressErrors(address: NonNullable<TypedRegistration['address']>): AddressErrors {
  const parsed = parseNewAddress(address);
  return parsed.ok ? {} : parsed.refusal;
}
