/** Why an order can't be delivered. Wording of spec 8. */
import type { RefusalTexts } from '#platform/contract/problem.ts';

export type DeliveryRefusal = 'address-not-served' | 'no-delivery-option';

export const deliveryTexts = {
  'address-not-served': { status: 422, message: 'O fornecedor não atende no endereço informado' },
  'no-delivery-option': {
    status: 422,
    message: 'Nenhuma forma de entrega foi encontrada para esse endereço, itens ou valor de pedido.',
    openModal: true,
  },
} as const satisfies RefusalTexts<DeliveryRefusal>;

/** Errors of look-ups. 'address-needed': by the CEP alone it is unknown whether a polygon or radius covers the place. */
export const lookupTexts = {
  ...deliveryTexts,
  'address-needed': {
    status: 422,
    message: 'Pelo CEP não dá para saber se entregamos aí. Informe o endereço completo para ver a taxa.',
  },
} as const satisfies RefusalTexts<DeliveryRefusal | 'address-needed'>;

export type ChooseDeliveryRefusal = DeliveryRefusal | 'slot-not-offered';

/** Errors of choosing a delivery when an order is submitted. */
export const chooseDeliveryTexts = {
  ...deliveryTexts,
  'slot-not-offered': {
    status: 409,
    message: 'O horário escolhido não está mais disponível. Escolha outro horário.',
  },
} as const satisfies RefusalTexts<ChooseDeliveryRefusal>;

/** The title of a failed look-up by address. Spec 8. */
export const LOOKUP_FAILED = 'Falha ao consultar agendamentos';
