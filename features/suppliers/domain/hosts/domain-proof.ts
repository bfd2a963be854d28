/** How a shop's own host is proved to belong to it: by a DNS record, or by a file that the host serves. */
import type { CheckedCertificate } from './certificate.ts';

export const DOMAIN_STATES = ['pending', 'confirmed', 'failed'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** What a look-up did not find. */
export const DOMAIN_PROBLEMS = ['not-found', 'other-value', 'no-answer'] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];

export interface ShopDomain {
  readonly host: string;
  /** Links use the main one. */
  readonly main: boolean;
  readonly state: DomainState;
  /** Absent where nothing has to be proved. */
  readonly proof?: string;
  readonly checkedAt?: number;
  readonly problem?: DomainProblem;
  /** Absent until it was looked at. */
  readonly certificate?: CheckedCertificate;
}

/** The name of the TXT record: '_vitrine.loja.exemplo.com.br'. */
export const proofRecord = (host: string): string => `_vitrine.${host}`;

/** The value of the TXT record, and the text in the file. */
export const proofText = (proof: string): string => `vitrine=${proof}`;

/** The path of the file on the host. */
export const proofPath = (proof: string): string => `/.well-known/vitrine-${proof}.txt`;

/** What both look-ups found: texts of the record, and the file's text; undefined where there was none. */
export interface FoundProof {
  readonly records: readonly string[] | undefined;
  readonly file: string | undefined;
}

/** Undefined: the host is proved, by either way. */
export function proofProblem(proof: string, { records, file }: FoundProof): DomainProblem | undefined {
  const wanted = proofText(proof);
  const found = [...(records ?? []), ...(file === undefined ? [] : [file])].map((text) => text.trim());
  if (found.includes(wanted)) return undefined;
  if (found.some((text) => text.startsWith('vitrine='))) return 'other-value';
  return records === undefined && file === undefined ? 'no-answer' : 'not-found';
}

/**
 * A host of the internet: at least two labels of letters, digits and hyphens, no address. In lower case and punycode, as
 * `normaliseHost` writes it.
 */
export const mayBeDomain = (host: string): boolean =>
  host.length <= 253 &&
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/.test(host);
