/** What the tax register says of a company, beside what the company said of itself. */
import type { Instant } from '#kernel/scope.ts';
import type { CompanyRecord } from './company.ts';

export interface RegisterCheck {
  /** 'no-answer': nobody knows; `company` is then what an earlier look-up found. */
  readonly outcome: 'found' | 'unknown' | 'no-answer';
  /** Of the last look-up. */
  readonly at: Instant;
  readonly company?: CompanyRecord;
  /** When the company was found. */
  readonly foundAt?: Instant;
}

/** What the applicant said. */
export interface EnteredCompany {
  readonly name: string;
  /** The primary one first. */
  readonly addresses: readonly {
    readonly postalCode: string;
    readonly city: string;
    readonly state: string;
  }[];
}

export const REGISTER_FIELDS = ['name', 'status', 'city', 'postal-code'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

/** A look-up beside what the applicant says now. */
export interface ComparedCheck {
  readonly check: RegisterCheck;
  /** None where no company was found. */
  readonly differences: readonly RegisterField[];
}

export const comparedCheck = (check: RegisterCheck, entered: EnteredCompany): ComparedCheck => ({
  check,
  differences: check.company === undefined ? [] : differencesBetween(check.company, entered),
});

/**
 * Where the two disagree. What either leaves out is no difference. One of several addresses at the registered place is enough: the others
 * are where goods go.
 */
export function differencesBetween(
  company: CompanyRecord,
  entered: EnteredCompany,
): readonly RegisterField[] {
  const { address } = company;
  const differs: Readonly<Record<RegisterField, boolean>> = {
    name: !isSame(company.name, entered.name, bareCompanyName),
    status: !company.active,
    city: isElsewhere(entered, `${address.city} ${address.state}`, ({ city, state }) => `${city} ${state}`),
    'postal-code': isElsewhere(entered, address.postalCode, ({ postalCode }) => postalCode),
  };
  return REGISTER_FIELDS.filter((field) => differs[field]);
}

type Address = EnteredCompany['addresses'][number];

const isElsewhere = (
  { addresses }: EnteredCompany,
  registered: string,
  of: (address: Address) => string,
): boolean => addresses.length > 0 && !addresses.some((address) => isSame(registered, of(address), bareText));

const isSame = (one: string, other: string, bare: (text: string) => string): boolean => {
  const [a, b] = [bare(one), bare(other)];
  return a === '' || b === '' || a === b;
};

/** Without case, accents, punctuation and spaces. */
const bareText = (text: string): string => wordsOf(text).join('');

/** Also without the legal form, which many leave out or abbreviate. */
const bareCompanyName = (name: string): string =>
  wordsOf(name.replace(/\bs\s*[./]\s*a\b\.?/gi, ' '))
    .filter((word) => !LEGAL_FORMS.has(word))
    .join('');

const LEGAL_FORMS = new Set(['ltda', 'limitada', 'me', 'epp', 'mei', 'eireli', 'sa', 'filial', 'matriz']);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
