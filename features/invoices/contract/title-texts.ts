import type { TitleFault } from '#features/payments/domain/title.ts';
import { type RefusalTexts, someRefusals } from '#platform/contract/problem.ts';

export type TitleRefusal =
  | 'title-not-found'
  | 'title-not-open'
  | 'no-boleto'
  | 'no-second-copy'
  | 'no-such-day'
  | 'not-a-mailbox'
  | 'too-many-requests';

/** Another client's title and a missing one get the same response. */
export const titleTexts = {
  'title-not-found': { status: 404, message: 'Não encontramos o que você procura.' },
  'title-not-open': { status: 409, message: 'Este título já foi pago ou cancelado.' },
  'no-boleto': { status: 409, message: 'Este título não tem boleto. Fale com a loja para saber como pagar.' },
  'no-second-copy': {
    status: 409,
    message: 'Este boleto venceu, e a loja não emite segunda via dele por aqui. Fale com a loja para pagar.',
  },
  'no-such-day': { status: 400, message: 'Informe dias que existam.' },
  'not-a-mailbox': { status: 422, message: 'Informe um e-mail válido.' },
  'too-many-requests': {
    status: 429,
    message: 'Muitos envios em pouco tempo. Tente novamente em alguns minutos.',
  },
} as const satisfies RefusalTexts<TitleRefusal>;

/** Errors of the boleto endpoints: payments declares those endpoints but does not know these texts. */
export const boletoRefusals = {
  file: someRefusals(titleTexts, 'title-not-found', 'title-not-open', 'no-boleto'),
  secondCopy: someRefusals(titleTexts, 'title-not-found', 'title-not-open', 'no-boleto', 'no-second-copy'),
  mail: someRefusals(
    titleTexts,
    'title-not-found',
    'title-not-open',
    'no-boleto',
    'not-a-mailbox',
    'too-many-requests',
  ),
} as const;

export type PanelTitleRefusal =
  | 'title-not-found'
  | 'title-not-open'
  | 'title-given-up'
  | 'title-of-order'
  | 'client-not-found'
  | 'titles-refused'
  | 'no-document'
  | 'no-such-day'
  | 'no-such-moment'
  | 'payment-in-future'
  | 'not-exact';

const PAID_LATER = 'O dia do pagamento ainda não chegou. Informe hoje, ou um dia antes.';

export const panelTitleTexts = {
  'title-not-found': { status: 404, message: 'Título não encontrado.' },
  'title-not-open': { status: 409, message: 'O título já foi pago ou cancelado.' },
  'title-given-up': {
    status: 409,
    message:
      'O título foi cancelado com a cobrança do pedido. Se o dinheiro chegou, confirme a cobrança; se ela não se confirma mais, devolva-o e anote nela a devolução.',
  },
  'title-of-order': { status: 409, message: 'O título é de um pedido e acaba com ele.' },
  'client-not-found': { status: 404, message: 'Cliente não encontrado.' },
  'titles-refused': { status: 422, message: 'Nenhum título foi gravado: há títulos com problemas.' },
  'no-document': { status: 400, message: 'Informe o documento de cada título.' },
  'no-such-day': { status: 400, message: 'Informe dias que existam.' },
  'no-such-moment': {
    status: 400,
    message: 'Informe datas e horas que existam, com fuso horário: 2026-12-01T00:00:00-03:00.',
  },
  'payment-in-future': { status: 422, message: PAID_LATER },
  'not-exact': { status: 400, message: 'Informe valores com no máximo duas casas decimais.' },
} as const satisfies RefusalTexts<PanelTitleRefusal>;

/** Reasons why a title in a request is refused. */
export const titleFaults: Readonly<Record<TitleFault, string>> = {
  'unknown-client': 'O cliente não é desta loja.',
  'due-before-issued': 'O vencimento é antes da emissão.',
  'issued-later': 'O dia da emissão ainda não chegou.',
  'paid-later': PAID_LATER,
  'wrong-line': 'A linha digitável não é de um boleto bancário válido.',
  'title-of-order': 'O título é de um pedido: o valor não muda, e o pagamento se marca nele.',
  'title-of-another': 'Já existe um título com este documento, de outro cliente.',
  'title-closed': 'O título já foi pago ou cancelado.',
  'title-twice': 'O documento aparece mais de uma vez.',
};

/** The charge that a late payment of a cancelled title is confirmed on. */
export const titleFactsToWire = ({ chargeId }: { readonly chargeId: string }) => ({ idcobranca: chargeId });
