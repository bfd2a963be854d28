import { orderTexts } from '#features/orders/contract/texts.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { NfeWarning } from '../domain/nfe/nfe.ts';

export type NfeRefusal =
  | 'order-not-found'
  | 'nfe-not-found'
  | 'nfe-already-attached'
  | 'xml-too-large'
  | 'xml-forbidden'
  | 'xml-malformed'
  | 'not-an-nfe'
  | 'nfe-key-invalid'
  | 'nfe-not-authorised';

/** An order that one does not see, one without documents and one that never was are told alike. */
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
};

/** What the shop is told of a document that was taken all the same. */
export const nfeWarningTexts: Readonly<Record<NfeWarning, string>> = {
  'other-issuer': 'O emitente da NF-e não é o CNPJ da loja.',
  'other-total': 'O total das NF-e do pedido é diferente do total do pedido.',
  'for-test': 'A NF-e é de homologação: não tem valor fiscal.',
  'without-protocol': 'A NF-e não traz o protocolo de autorização: ainda não tem valor fiscal.',
};
