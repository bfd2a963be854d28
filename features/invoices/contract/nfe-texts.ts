import { orderTexts } from '#features/orders/contract/texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { NfeWarning } from '../domain/nfe/nfe.ts';
import type { NfeMismatch } from '../domain/nfe/nfe-mismatch.ts';

export type NfeRefusal =
  | 'order-not-found'
  | 'nfe-not-found'
  | 'nfe-already-attached'
  | 'xml-too-large'
  | 'xml-forbidden'
  | 'xml-malformed'
  | 'not-an-nfe'
  | 'nfe-key-invalid'
  | 'nfe-not-authorised'
  | 'order-is-quote'
  | NfeMismatch;

/** An invisible order, an order without documents and a missing order get the same response. */
export const nfeTexts: RefusalTexts<NfeRefusal> = {
  'order-not-found': orderTexts['order-not-found'],
  'nfe-not-found': orderTexts['order-not-found'],
  'nfe-already-attached': { status: 409, message: 'Esta NF-e já está anexada a um pedido da loja.' },
  'xml-too-large': { status: 413, message: 'O XML é grande demais: envie um arquivo de até 2 MB.' },
  'xml-forbidden': { status: 422, message: 'O XML tem declarações que não são aceitas em uma NF-e.' },
  'xml-malformed': { status: 422, message: 'O arquivo não é um XML válido em UTF-8.' },
  'not-an-nfe': { status: 422, message: 'O XML não é de uma NF-e modelo 55, versão 4.00.' },
  'nfe-key-invalid': { status: 422, message: 'A chave de acesso não confere com a NF-e.' },
  'nfe-not-authorised': { status: 422, message: 'A NF-e não foi autorizada pela Sefaz.' },
  'order-is-quote': {
    status: 409,
    message: 'Um orçamento ainda não tem NF-e. Anexe-a depois que o cliente o aceitar.',
  },
  'nfe-of-other-company': {
    status: 422,
    message: 'A NF-e é de outra empresa: o CNPJ do emitente não é o da loja.',
  },
  'nfe-of-other-client': {
    status: 422,
    message: 'A NF-e está em nome de outra pessoa: o destinatário não é o cliente deste pedido.',
  },
  'nfe-above-order': {
    status: 422,
    message: 'Com esta NF-e, o faturado passaria do total do pedido. Confira se ela é deste pedido.',
  },
};

/** Warnings for the shop about a document that was attached nevertheless. */
export const nfeWarningTexts: Readonly<Record<NfeWarning, string>> = {
  'issuer-unknown': 'A loja não tem CNPJ no cadastro: o emitente da NF-e não foi conferido.',
  'other-branch': 'A NF-e foi emitida por outro estabelecimento da empresa, de outro CNPJ que o da loja.',
  'recipient-unknown':
    'O destinatário não foi conferido: falta o CPF ou CNPJ na NF-e ou no cadastro do cliente.',
  'other-total': 'O total das NF-e do pedido é diferente do total do pedido.',
  'order-cancelled': 'O pedido está cancelado. Confira se a NF-e também foi cancelada ou estornada.',
  'for-test': 'A NF-e é de homologação: não tem valor fiscal.',
  'without-protocol': 'A NF-e não traz o protocolo de autorização: ainda não tem valor fiscal.',
};
