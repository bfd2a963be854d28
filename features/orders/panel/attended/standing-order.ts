/** What of a draft applies at this client and shop, and what is missing before it can be made. */
import type { Address } from '#features/addresses/domain/address.ts';
import type { CartLine } from '#features/cart/domain/cart.ts';
import { shownDiscount } from '#features/cart/domain/saved-cart.ts';
import { activeChoice } from '#features/delivery/domain/active-choice.ts';
import type { DeliveryChoice } from '#features/delivery/domain/choose.ts';
import type { SlotChoice } from '#features/delivery/domain/slots.ts';
import {
  methodsFor,
  type PaymentMethod,
  stillOfferedMethod,
} from '#features/payments/domain/payment-method.ts';
import { unanswered } from '#features/suppliers/domain/characteristic.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { thousandths } from '#kernel/quantity.ts';
import type { ShownPreview, ShownTerms } from '../../contract/attended/attended-order.wire.ts';
import { type OrderTotals, orderTotals } from '../../domain/placed-order.ts';
import { type DraftFields, givenAnswers, wantedLines } from './order-draft.ts';

export interface Standing {
  readonly type: DeliveryType;
  /** To which it goes; undefined where one has to be chosen, or it is picked up. */
  readonly address: Address | undefined;
  /** Those for this way of receiving. */
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | undefined;
}

/** The wishes where they are offered, else what is usual. */
export function standingOrder(terms: ShownTerms, fields: DraftFields): Standing {
  const { deliveryTypes, addresses } = terms;
  const wished = deliveryTypes.find((type) => type === fields.deliveryType);
  const type = wished ?? deliveryTypes[0] ?? 'delivery';
  const usual = addresses.length === 1 ? addresses[0] : addresses.find(({ primary }) => primary);
  const methods = methodsFor(terms.methods, type);
  return {
    type,
    address: type === 'pickup' ? undefined : (addresses.find(({ id }) => id === fields.addressId) ?? usual),
    methods,
    method: stillOfferedMethod(methods, fields.paymentMethodId),
  };
}

export const cartLinesOf = ({ lines }: DraftFields): readonly CartLine[] =>
  wantedLines(lines).map(({ id, combo, quantity }) => ({
    productId: id,
    ...(combo ? { combo } : {}),
    quantity: thousandths(quantity),
    giftWrap: false,
  }));

/** '2026-12-01 x': a window on a day, as an option of a select. */
export const slotKey = ({ slotId, date }: Pick<SlotChoice, 'slotId' | 'date'>): string => `${date} ${slotId}`;

export function deliveryOf(
  { options }: ShownPreview,
  { optionId, slot }: DraftFields,
): DeliveryChoice | undefined {
  const [date = '', slotId = ''] = slot.split(' ');
  return activeChoice(options, { optionId, ...(slot === '' ? {} : { slot: { slotId, date } }) });
}

/** Undefined where prices or delivery are unknown. */
export function totalsOf(
  { cart }: ShownPreview,
  choice: DeliveryChoice | undefined,
): OrderTotals | undefined {
  const { subtotal, coupons } = cart;
  if (subtotal === undefined || choice === undefined) return undefined;
  return orderTotals(subtotal, choice.option.fee, shownDiscount(coupons, subtotal));
}

interface Known {
  readonly terms: ShownTerms;
  readonly standing: Standing;
  readonly preview: ShownPreview | undefined;
  readonly choice: DeliveryChoice | undefined;
}

/** What has to be chosen, typed or put right before the order can be made. */
export function missingOf(
  fields: DraftFields,
  { terms, standing, preview, choice }: Known,
): readonly string[] {
  const { lines, coupons, notices = [] } = preview?.cart ?? {};
  const open = unanswered(terms.questions, givenAnswers(fields)).filter(({ required }) => required);
  const needsAddress = standing.type === 'delivery' && standing.address === undefined;
  return [
    fields.lines.length === 0 && 'Acrescente um produto.',
    wantedLines(fields.lines).length < fields.lines.length &&
      'Escreva a quantidade de cada item, ou tire o que não vai.',
    notices.length > 0 && 'Confira os itens: nem tudo pode ser vendido como foi escrito.',
    coupons?.refused !== undefined && 'O cupom não vale: corrija o código, ou apague-o.',
    needsAddress && 'Escolha o endereço de entrega.',
    !needsAddress &&
      lines !== undefined &&
      lines.length > 0 &&
      choice === undefined &&
      (preview?.noDelivery ?? 'Escolha como o pedido é recebido.'),
    standing.method === undefined && 'Não há forma de pagamento para esta forma de receber.',
    ...open.map(({ name }) => `Responda: ${name}`),
    includesAdultGoods(preview) && !fields.adult && 'Confirme que o cliente declarou ter 18 anos.',
  ].filter((text) => text !== false);
}

export const includesAdultGoods = (preview: ShownPreview | undefined): boolean =>
  preview?.cart.lines.some(({ product }) => product.adultsOnly) ?? false;
