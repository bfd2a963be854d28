/** Errors of a shop's staff who word its mails. */
import type { MailWord, WordsFault } from '#features/accounts/domain/mails/mail-words.ts';
import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';

export type ShopMailRefusal =
  | 'mail-not-found'
  | 'mail-words-faulty'
  | 'mail-stays-on'
  | 'too-many-requests'
  | typeof CHANGED_BY_OTHER;

export const shopMailTexts = {
  'mail-not-found': { status: 404, message: 'A loja não tem este e-mail.' },
  'mail-words-faulty': { status: 422, message: 'Confira os campos marcados.' },
  'mail-stays-on': {
    status: 422,
    message: 'Este e-mail não se desliga: quem compra espera por ele ou a lei o pede.',
  },
  'too-many-requests': {
    status: 429,
    message: 'Você já enviou vários testes. Espere alguns minutos e tente de novo.',
  },
  ...changedByOtherText,
} as const satisfies RefusalTexts<ShopMailRefusal>;

export const wordNames: Readonly<Record<MailWord, 'assunto' | 'introducao' | 'encerramento'>> = {
  subject: 'assunto',
  introduction: 'introducao',
  closing: 'encerramento',
};

/** The sentence at the field. `known`: the variables that the mail has. */
export function faultSentence(fault: WordsFault, known: readonly string[]): string {
  if (fault.kind === 'empty') return 'Escreva o assunto.';
  if (fault.kind === 'open-braces') return 'Há chaves sem par. Uma variável se escreve assim: {{loja}}.';
  const names = known.map((name) => `{{${name}}}`).join(', ');
  return `Este e-mail não tem a variável {{${fault.name}}}. Use ${names}.`;
}
