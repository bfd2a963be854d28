/** From the page's state to an order draft, or the list of what is missing and where. Spec 5, validation rules. */

import type { Address } from '#features/addresses/domain/address.ts';
import type { CartLine } from '#features/cart/domain/cart.ts';
import type { DeliveryChoice } from '#features/delivery/domain/choose.ts';
import type { DeliveryOption } from '#features/delivery/domain/delivery-option.ts';
import type { DeliveryLookup } from '#features/delivery/storefront/delivery-options-query.ts';
import type { Instalments } from '#features/payments/domain/instalments.ts';
import type { PaymentMethod } from '#features/payments/domain/payment-method.ts';
import {
  answersTo,
  type Characteristic,
  type GivenAnswer,
  unanswered,
} from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { defined } from '#kernel/defined.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { BillingAddress } from '../../domain/order.ts';
import type { OrderTotals } from '../../domain/placed-order.ts';
import type { OrderDraft } from '../../domain/submit/order-draft.ts';
import { questionId, type SectionId } from './sections/sections.ts';

export interface Missing {
  readonly section: SectionId;
  /** The id of the field to fill in, for a question without an answer. */
  readonly field?: string;
  readonly text: string;
}

export interface DraftState {
  readonly lines: readonly CartLine[];
  readonly type: DeliveryType;
  readonly address: Pick<Address, 'id' | 'position'> | undefined;
  /** The client's stored billing address, which the page shows. */
  readonly billing?: BillingAddress | undefined;
  /** A new address is being typed and is not saved: the order would go to another one than intended. */
  readonly addingAddress?: boolean;
  readonly lookupState: 'idle' | 'pending' | 'ready' | 'failed';
  readonly lookup: Pick<DeliveryLookup, 'failure'> | undefined;
  readonly repricing: boolean;
  readonly pricesLost?: Error | undefined;
  readonly choice: DeliveryChoice | undefined;
  readonly method: Pick<PaymentMethod, 'id'> | undefined;
  /** The card instalments, when paying by card. */
  readonly instalments?: Instalments | undefined;
  readonly totals: OrderTotals | undefined;
  readonly note: string;
  readonly customerOrderNumber: string;
  /** The supplier's questions about the order, and the answers so far. */
  readonly questions: readonly Characteristic[];
  readonly answers: Readonly<Record<string, string>>;
  /** The coupon that the shopper typed; an automatic one need not be sent. */
  readonly coupon?: string | undefined;
  /** The subscription type of the cart. */
  readonly subscriptionTypeId?: string | undefined;
  readonly attended?: boolean;
  /** Wished, and offered for this subscription. */
  readonly automaticPix?: boolean;
}

export function checkedDraft(state: DraftState): Result<OrderDraft, readonly Missing[]> {
  const { lines, type, address, choice, method, totals, note, customerOrderNumber } = state;
  const validAnswers = answersTo(state.questions, givenIn(state));
  const missing = missingOf(state);
  if (missing.length > 0 || method === undefined || choice === undefined) return refuse(missing);
  const { option, slot } = choice;
  return accept({
    lines,
    deliveryType: type,
    ...(type === 'delivery' && address !== undefined
      ? { addressId: address.id, ...defined({ position: address.position }) }
      : {}),
    ...(type === 'pickup' ? storeOf(option) : {}),
    ...defined({ billing: state.billing }),
    optionId: option.id,
    ...defined({ slot: slot === undefined ? undefined : { slotId: slot.slotId, date: slot.date } }),
    paymentMethodId: method.id,
    ...(state.instalments === undefined
      ? {}
      : { instalments: state.instalments.count, seenCharge: state.instalments.total }),
    note: note.trim(),
    customerOrderNumber: customerOrderNumber.trim(),
    ...(validAnswers.ok && validAnswers.value.length > 0
      ? { answers: validAnswers.value.map(({ id, answer }) => ({ id, answer })) }
      : {}),
    ...defined({ coupon: state.coupon, subscriptionTypeId: state.subscriptionTypeId }),
    ...(state.attended ? { attended: true } : {}),
    ...(state.automaticPix ? { automaticPix: true } : {}),
    ...defined({ seenTotal: totals === undefined ? undefined : totals.total }),
  });
}

/** Id, and what the client saw of the store. Spec 3, lojaRetira. */
function storeOf({ id, store }: DeliveryOption): Partial<OrderDraft> {
  if (store === undefined) return { storeId: id };
  const { name, addressText, latitude, longitude } = store;
  return {
    storeId: id,
    storeName: name,
    storeAddress: addressText,
    storePosition: { latitude, longitude },
  };
}

const givenIn = ({ answers }: DraftState): GivenAnswer[] =>
  Object.entries(answers).map(([id, answer]) => ({ id, answer }));

const unansweredOf = (state: DraftState): Missing[] =>
  unanswered(state.questions, givenIn(state))
    .filter(({ required }) => required)
    .map(({ id, name }) => ({ section: 'observacoes', field: questionId(id), text: `Responda: ${name}.` }));

function missingOf(state: DraftState): Missing[] {
  const { type, address, addingAddress, choice, method, lookup, lookupState, repricing, pricesLost } = state;
  const noAddress = type === 'delivery' && address === undefined;
  return [
    ...(noAddress ? [{ section: 'receber', text: 'Escolha o endereço de entrega.' } as const] : []),
    ...(addingAddress && !noAddress
      ? [{ section: 'receber', text: 'Salve o novo endereço, ou cancele, antes de enviar.' } as const]
      : []),
    ...(noAddress || (choice !== undefined && lookupState === 'ready')
      ? []
      : [{ section: 'entrega', text: lookup?.failure?.message ?? deliveryTexts[lookupState] } as const]),
    ...(method === undefined
      ? [{ section: 'pagamento', text: 'Escolha a forma de pagamento.' } as const]
      : []),
    ...unansweredOf(state),
    ...(repricing
      ? [{ section: 'revisao', text: 'Os preços estão sendo atualizados. Aguarde.' } as const]
      : []),
    ...(pricesLost === undefined
      ? []
      : [{ section: 'revisao', text: 'Os preços não foram atualizados. Tente de novo.' } as const]),
  ];
}

const deliveryTexts = {
  idle: 'Escolha como receber o pedido.',
  pending: 'A taxa de entrega está sendo calculada. Aguarde.',
  failed: 'A taxa de entrega não foi calculada. Tente novamente.',
  ready: 'Não há entrega para este pedido. Escolha outra forma de receber.',
};
