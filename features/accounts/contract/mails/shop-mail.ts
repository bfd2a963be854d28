/** A mail that a shop sends to its clients in its own name, and what the shop may write in it. */
import type { MailWords } from '../../domain/mails/mail-words.ts';

export const MAIL_GROUPS = [
  'Pedidos',
  'Pagamentos',
  'Cadastro',
  'Assinaturas',
  'Avisos e conversas',
] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** What may stand in a mail's words, as it is written there, and what it says. */
export const MAIL_VARIABLES = {
  name: { written: 'nome', says: 'Primeiro nome de quem recebe' },
  shop: { written: 'loja', says: 'Nome da loja' },
  subject: { written: 'assunto', says: 'O assunto de costume' },
  order: { written: 'pedido', says: 'Número do pedido ou orçamento' },
  state: { written: 'situacao', says: 'Entregue ou retirado' },
  client: { written: 'cliente', says: 'Empresa ou pessoa que compra' },
  person: { written: 'pessoa', says: 'Quem aceitou o convite' },
  subscription: { written: 'assinatura', says: 'Nome da assinatura' },
  day: { written: 'dia', says: 'Dia do pedido da assinatura' },
} as const satisfies Readonly<Record<string, { readonly written: string; readonly says: string }>>;
export type MailVariable = keyof typeof MAIL_VARIABLES;

export interface ShopMail {
  /** Names it in addresses and in the database: 'pedido-recebido'. */
  readonly key: string;
  readonly group: MailGroup;
  readonly name: string;
  /** When it is sent. */
  readonly when: string;
  /** The words without any change: what the mail's own writer writes (`shop-mails.test.ts` compares). */
  readonly standard: MailWords;
  /** Besides the shop and the usual subject, which every mail has. */
  readonly variables: readonly MailVariable[];
  /** No receipt, no mail about a payment, and nothing that somebody waits for. */
  readonly mayBeOff: boolean;
}

/** A mail whose words no shop changes. */
export interface FixedMail {
  readonly name: string;
  readonly when: string;
  readonly why: string;
}

export const GREETING = 'Olá, {{nome}}.';

/** A mail that begins with the greeting, and perhaps with a sentence that states no fact. */
export const greeted = (subject: string, sentence?: string): MailWords => ({
  subject,
  introduction: sentence === undefined ? GREETING : `${GREETING}\n\n${sentence}`,
  closing: '',
});

/** The subject that the mail's writer makes, which differs from one to the next. */
export const USUAL_SUBJECT = '{{assunto}}';

export const variablesOf = ({ variables }: Pick<ShopMail, 'variables'>): readonly MailVariable[] => [
  ...variables,
  'shop',
  'subject',
];

export const writtenNames = (mail: Pick<ShopMail, 'variables'>): readonly string[] =>
  variablesOf(mail).map((variable) => MAIL_VARIABLES[variable].written);

export const mailValues = (
  values: Readonly<Partial<Record<MailVariable, string>>>,
): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  for (const [variable, { written }] of Object.entries(MAIL_VARIABLES)) {
    const value = values[variable as MailVariable];
    if (value !== undefined) all.set(written, value);
  }
  return all;
};
