/** Login name: CPF, CNPJ, foreign document or e-mail. Spec 1 and 5. */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { bareDocument, isCnpj, isCpf } from '../document.ts';

export interface LoginName {
  readonly kind: 'cpf' | 'cnpj' | 'foreign-document' | 'email';
  /** Canonical form: documents bare and in upper case, e-mails in lower case. */
  readonly normalised: string;
}

const emailGrammar =
  /^[^\s@<>()",;:\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** Undefined where the text cannot be any of them. */
export function parseLoginName(typed: string): LoginName | undefined {
  const trimmed = typed.trim();
  if (trimmed.includes('@')) return parseEmail(trimmed.toLowerCase());
  const bare = bareDocument(trimmed);
  if (isCpf(bare)) return { kind: 'cpf', normalised: bare };
  if (isCnpj(bare)) return { kind: 'cnpj', normalised: bare };
  return isForeignDocument(bare) ? { kind: 'foreign-document', normalised: bare } : undefined;
}

/** Checks the format only, without a query: known and unknown logins are indistinguishable, even by timing. */
export function findCandidate(typed: string): Result<LoginName, { readonly code: 'malformed-login' }> {
  const login = parseLoginName(typed);
  return login === undefined ? refuse({ code: 'malformed-login' }) : accept(login);
}

const parseEmail = (email: string): LoginName | undefined =>
  email.length <= 254 && emailGrammar.test(email) ? { kind: 'email', normalised: email } : undefined;

/** Passports and foreign registers. Ten or more characters would be a mistyped CPF or CNPJ. */
const isForeignDocument = (bare: string): boolean => /^(?=.*\d)[0-9A-Z]{6,9}$/.test(bare);

/** 14 means CNPJ, otherwise CPF (spec 3, cpfLength). */
export const documentLength = (document: string | undefined): 11 | 14 => (document?.length === 14 ? 14 : 11);
