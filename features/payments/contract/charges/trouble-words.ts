/** Texts for the supplier's staff about charges that need their attention: in the order's history, and by mail. */
import { formatMoney } from '#kernel/money.ts';
import type { ChargeTrouble, TroubledCharge } from '../../domain/charges/charge-trouble.ts';

type Say = (trouble: TroubledCharge) => string;

const happened: Readonly<Record<ChargeTrouble, Say>> = {
  'keys-refused': ({ provider }) =>
    `O ${provider} não aceitou as chaves da loja: não foi possível falar com ele sobre este pagamento.`,
  'no-account': ({ provider }) =>
    `A loja não tem conta no ${provider}: não foi possível falar com ele sobre este pagamento.`,
  'wrong-amount': ({ amount, charged, provider }) =>
    amount === charged
      ? `O que o ${provider} informou não confere com a cobrança de ${formatMoney(charged)}. Nada foi dado como pago.`
      : `O ${provider} informou ${formatMoney(amount)}, e a cobrança é de ${formatMoney(charged)}. Nada foi dado como pago.`,
  'refund-rejected': ({ amount, provider }) =>
    `O ${provider} recusou devolver ${formatMoney(amount)}. O valor não voltou para quem pagou.`,
};

/** One or two sentences, for the order's history. */
export const troubleWords = (trouble: TroubledCharge): string => happened[trouble.trouble](trouble);

interface TroubleLetter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const subjects: Readonly<Record<ChargeTrouble, Say>> = {
  'keys-refused': ({ provider }) => `O ${provider} não aceita as chaves da loja`,
  'no-account': ({ provider }) => `A loja não tem conta no ${provider}`,
  'wrong-amount': ({ orderNumber }) => `Pedido ${orderNumber}: pagamento com outro valor`,
  'refund-rejected': ({ orderNumber }) => `Pedido ${orderNumber}: a devolução não saiu`,
};

const whatToDo: Readonly<Record<ChargeTrouble, readonly string[]>> = {
  'keys-refused': [
    'Enquanto for assim, nada é cobrado por ele, e quem compra lê que deve escolher outra forma de pagamento. O que já estava em andamento espera e continua sozinho.',
    'Confira a conta da loja no provedor e grave as chaves novas no painel. Se ainda for assim amanhã, avisamos de novo.',
  ],
  'no-account': [
    'Enquanto for assim, nada é cobrado por ele, e quem compra lê que deve escolher outra forma de pagamento. O que já estava em andamento espera e continua sozinho.',
    'Grave no painel as chaves da conta da loja, ou deixe de oferecer as formas de pagamento que passam por ele. Se ainda for assim amanhã, avisamos de novo.',
  ],
  'wrong-amount': [
    'O pedido não anda por causa deste pagamento. Confira no provedor o que entrou e combine com o cliente: devolva por lá o que veio, ou cobre o que falta.',
  ],
  'refund-rejected': [
    'Tentamos durante um dia e não tentamos mais. Confira no provedor se há saldo na conta da loja e devolva por lá, ou peça a devolução de novo no painel.',
  ],
};

export const troubleLetter = (trouble: TroubledCharge): TroubleLetter => ({
  subject: subjects[trouble.trouble](trouble),
  paragraphs: [
    `Pedido ${trouble.orderNumber}. ${troubleWords(trouble)}`,
    ...whatToDo[trouble.trouble],
    'O que aconteceu está no histórico do pedido e no da cobrança, no painel.',
  ],
});
