/**
 * The words of a mail that a shop may write itself: its subject, what stands before the facts, and what stands after them. They are
 * plain text with variables: '{{pedido}}'. What an order or a person contributes is inserted once and never read as a variable.
 */
export interface MailWords {
  readonly subject: string;
  /** Each line is a paragraph. */
  readonly introduction: string;
  readonly closing: string;
}

export const MAIL_WORDS = ['subject', 'introduction', 'closing'] as const;
export type MailWord = (typeof MAIL_WORDS)[number];

/** What a shop has changed: what is absent is as the platform writes it. */
export interface OwnMail extends Partial<MailWords> {
  readonly enabled: boolean;
}

export const UNCHANGED: OwnMail = { enabled: true };

/** Values by the written names of their variables. Known ones without a value are left out of the text. */
export type MailValues = ReadonlyMap<string, string>;

export type WordsFault =
  | { readonly kind: 'unknown-variable'; readonly name: string }
  | { readonly kind: 'open-braces' }
  | { readonly kind: 'empty' };

const VARIABLE = /\{\{([^{}]*)\}\}/g;

const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim());

/** The first thing in each text that cannot be sent. */
export function wordsFaults(
  words: MailWords,
  known: readonly string[],
): Readonly<Partial<Record<MailWord, WordsFault>>> {
  const faults: Partial<Record<MailWord, WordsFault>> = {};
  for (const word of MAIL_WORDS) {
    const fault = textFault(words[word], known);
    if (fault !== undefined) faults[word] = fault;
  }
  if (oneLine(words.subject) === '') faults.subject = { kind: 'empty' };
  return faults;
}

function textFault(text: string, known: readonly string[]): WordsFault | undefined {
  const unknown = variablesIn(text).find((name) => !known.includes(name));
  if (unknown !== undefined) return { kind: 'unknown-variable', name: unknown };
  return /\{\{|\}\}/.test(text.replace(VARIABLE, '')) ? { kind: 'open-braces' } : undefined;
}

/** One line without anything that could end it, or turn its direction round. */
export function fillLine(line: string, values: MailValues): string {
  const filled = line.replace(VARIABLE, (_, name: string) => values.get(name.trim()) ?? '');
  return oneLine(filled);
}

/** The text's paragraphs; those that are empty are left out. */
export const fillText = (text: string, values: MailValues): readonly string[] =>
  linesOf(text).flatMap((line) => {
    const filled = fillLine(line, values);
    return filled === '' ? [] : [filled];
  });

export const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|[\r\n\u2028\u2029]/).filter((line) => line.trim() !== '');

/** Controls of lines and direction become a space. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim();

/** As it is stored: only what differs from the standard, so that a better standard reaches who has not changed it. */
export function changedWords(words: MailWords, standard: MailWords): Partial<MailWords> {
  const own: Partial<Record<MailWord, string>> = {};
  for (const word of MAIL_WORDS) if (words[word] !== standard[word]) own[word] = words[word];
  return own;
}

/** What a person typed, with plain ends of lines and a subject of one line. */
export const tidyWords = ({ subject, introduction, closing }: MailWords): MailWords => ({
  subject: oneLine(subject),
  introduction: tidyText(introduction),
  closing: tidyText(closing),
});

const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();

export const wordsOf = (standard: MailWords, own: OwnMail): MailWords => ({
  subject: own.subject ?? standard.subject,
  introduction: own.introduction ?? standard.introduction,
  closing: own.closing ?? standard.closing,
});
