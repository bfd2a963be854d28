/** A shop's texts, questions, terms and old addresses as its staff edit them. */
import type { Characteristic, CharacteristicSubject } from '#features/suppliers/domain/characteristic.ts';
import type { Redirect } from '#features/suppliers/domain/hosts/redirect.ts';
import type { ContentType, CustomContent, TermsOfUse } from '#features/suppliers/domain/shop-texts.ts';

export interface TextPart {
  readonly type: ContentType;
  readonly parts: readonly Pick<CustomContent, 'title' | 'body'>[];
  readonly version: number;
}

export interface QuestionsPart {
  readonly subject: CharacteristicSubject;
  readonly questions: readonly Omit<Characteristic, 'id'>[];
  readonly version: number;
}

export interface RedirectsPart {
  readonly redirects: readonly Redirect[];
  readonly version: number;
}

export interface TermsVersion extends TermsOfUse {
  readonly inForce: boolean;
  /** How many people accepted it. */
  readonly acceptances: number;
}

/** Whether two of the names are the same for a reader. */
export const hasTwice = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size < names.length;
