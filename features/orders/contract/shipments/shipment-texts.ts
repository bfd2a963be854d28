import { changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { shopOrderTexts } from '../panel/panel-texts.ts';
import { recordReturnTexts } from '../returns/return-texts.ts';

export const shipGoodsTexts = {
  'order-not-found': recordReturnTexts['order-not-found'],
  'key-reused': {
    status: 422,
    message:
      'Este envio já foi registrado com outros produtos. Confira os envios; se ainda faltar algo, comece outro.',
  },
  'not-to-ship': {
    status: 409,
    message:
      'Só se envia em partes um pedido de entrega que está separado, ou de que já saiu uma parte. Confira a situação do pedido.',
  },
  'line-not-in-order': recordReturnTexts['line-not-in-order'],
  'line-twice': recordReturnTexts['line-twice'],
  'above-pending': {
    status: 422,
    message: 'A quantidade é maior do que a que falta enviar. Confira o que já saiu.',
  },
  'quantity-not-exact': recordReturnTexts['quantity-not-exact'],
  'bad-tracking': shopOrderTexts['bad-tracking'],
  'bad-invoice-key': {
    status: 422,
    message: 'Confira a chave da NF-e: são 44 caracteres, e o último confere os outros.',
  },
  ...changedByOtherText,
} as const satisfies RefusalTexts<string>;

export const deliverShipmentTexts = {
  'order-not-found': shipGoodsTexts['order-not-found'],
  'shipment-not-found': { status: 404, message: 'Não encontramos este envio.' },
} as const satisfies RefusalTexts<string>;

export const changeShipmentTexts = {
  ...deliverShipmentTexts,
  'bad-tracking': shipGoodsTexts['bad-tracking'],
  'bad-invoice-key': shipGoodsTexts['bad-invoice-key'],
} as const satisfies RefusalTexts<string>;
