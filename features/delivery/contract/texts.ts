/** Why goods can't be brought. Spec 8, letter by letter. */
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

/** What a look-up may hear; by CEP alone a drawn area can't be told. */
export const lookupTexts = {
  ...deliveryTexts,
  'address-needed': {
    status: 422,
    message: 'Pelo CEP não dá para saber se entregamos aí. Informe o endereço completo para ver a taxa.',
  },
} as const satisfies RefusalTexts<DeliveryRefusal | 'address-needed'>;

export type ChooseDeliveryRefusal = DeliveryRefusal | 'slot-not-offered';

/** What an order's submission may hear. */
export const chooseDeliveryTexts = {
  ...deliveryTexts,
  'slot-not-offered': {
    status: 409,
    message: 'O horário escolhido não está mais disponível. Escolha outro horário.',
  },
} as const satisfies RefusalTexts<ChooseDeliveryRefusal>;

/** What a screen records when a look-up by address failed. */
export const LOOKUP_FAILED = 'Falha ao consultar agendamentos';
