/** Validation of a registration: from the typed draft to the data to store, or an error text per field. Spec 4, registration. */

import { hasTag } from '#features/suppliers/domain/tags/tags.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { tidyText } from '#kernel/tidy-text.ts';
import { bareDocument, isCnpj, isCpf } from '../document.ts';
import { parseLoginName } from '../login/login-name.ts';
import {
  companyNameProblem,
  nameProblem,
  phoneProblem,
  stateRegistrationProblem,
  tidyPhone,
} from './personal-fields.ts';

/** Texts as typed in a form or sent in a request; missing ones are empty. */
export type RegistrationDraft = Readonly<Record<RegistrationText, string>>;

const TEXTS = ['document', 'name', 'companyName', 'stateRegistration', 'email', 'phone'] as const;
type RegistrationText = (typeof TEXTS)[number];

export type RegistrationField = RegistrationText | 'password' | 'terms';
export type RegistrationErrors = Readonly<Partial<Record<RegistrationField, string>>>;

export interface Registration {
  readonly kind: 'person' | 'company';
  /** CPF, CNPJ or a foreign document without punctuation, letters in upper case. */
  readonly document: string;
  /** A company's razão social, or the person's name. */
  readonly clientName: string;
  /** Name of the user who will log in. */
  readonly userName: string;
  readonly email: string;
  /** Digits; with a country code only outside Brazil. */
  readonly phone: string;
  /** 'ISENTO' or a number; companies only, optional. */
  readonly stateRegistration?: string;
}

export interface RegistrationRules {
  readonly foreignDocuments: boolean;
}

/** Whether clients without CPF and CNPJ may register. */
export const takesForeignDocuments = (tags: ReadonlySet<string>): boolean =>
  hasTag(tags, 'accepts-foreign-documents');

/** The document decides between person and company; a person's company fields are dropped. */
export function parseRegistration(
  draft: RegistrationDraft,
  rules: RegistrationRules,
): Result<Registration, RegistrationErrors> {
  const typed = tidied(draft);
  const document = bareDocument(typed.document);
  const company = isCnpj(document);
  const errors = onlyProblems({
    document: documentProblem(document, rules),
    name: nameProblem(typed.name),
    email: emailProblem(typed.email),
    phone: phoneProblem(typed.phone),
    ...(company
      ? {
          companyName: companyNameProblem(typed.companyName),
          stateRegistration: stateRegistrationProblem(typed.stateRegistration),
        }
      : {}),
  });
  if (Object.keys(errors).length > 0) return refuse(errors);
  const { name, companyName, phone } = typed;
  const stateRegistration = bareDocument(typed.stateRegistration);
  return accept({
    kind: company ? 'company' : 'person',
    document,
    clientName: company ? companyName : name,
    userName: name,
    email: typed.email.toLowerCase(),
    phone: tidyPhone(phone),
    ...(!company || stateRegistration === '' ? {} : { stateRegistration }),
  });
}

type Tidy = Readonly<Record<RegistrationText, string>>;

const tidied = (draft: RegistrationDraft): Tidy =>
  Object.fromEntries(TEXTS.map((name) => [name, tidyText(draft[name])])) as Tidy;

const onlyProblems = (problems: Readonly<Record<string, string | undefined>>): RegistrationErrors =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

function documentProblem(document: string, { foreignDocuments }: RegistrationRules): string | undefined {
  if (document === '') return 'Informe o CPF ou o CNPJ.';
  if (isCpf(document) || isCnpj(document)) return undefined;
  if (document.length === 11) return 'Este CPF não existe. Confira os números.';
  if (document.length === 14) return 'Este CNPJ não existe. Confira letras e números.';
  if (!foreignDocuments) return 'O CPF tem 11 números; o CNPJ, 14 letras e números.';
  return parseLoginName(document)?.kind === 'foreign-document'
    ? undefined
    : 'O documento estrangeiro tem de 6 a 9 letras e números.';
}

const emailProblem = (email: string): string | undefined =>
  parseLoginName(email)?.kind === 'email' ? undefined : 'Informe um e-mail válido, como nome@exemplo.com.br.';
