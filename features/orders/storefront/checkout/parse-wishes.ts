import type { SlotChoice } from '#features/delivery/domain/slots.ts';
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import { isUuid } from '#kernel/ids.ts';

/** The shopper's choices. Whether they still apply depends on what is offered. */
export interface Wishes {
  readonly deliveryType?: DeliveryType | undefined;
  readonly addressId?: string | undefined;
  readonly optionId?: string | undefined;
  readonly slot?: Pick<SlotChoice, 'slotId' | 'date'> | undefined;
  readonly paymentMethodId?: string | undefined;
  /** In a subscription by Pix: the orders that follow are debited by the client's bank. */
  readonly automaticPix?: boolean | undefined;
  /** Undefined until something is written here: until then the cart's text counts. */
  readonly note?: string | undefined;
  readonly customerOrderNumber?: string | undefined;
  /** By question id. */
  readonly answers: Readonly<Record<string, string>>;
}

export const noWishes: Wishes = { answers: {} };

/** Reads stored wishes; fields of another form are dropped. */
export function parseWishes(text: string | null): Wishes {
  const stored = asRecord(parse(text));
  const slot = asRecord(stored.slot);
  return {
    ...(stored.deliveryType === 'delivery' || stored.deliveryType === 'pickup'
      ? { deliveryType: stored.deliveryType }
      : {}),
    ...id('addressId', stored.addressId),
    ...id('optionId', stored.optionId),
    ...id('paymentMethodId', stored.paymentMethodId),
    ...(typeof slot.slotId === 'string' && typeof slot.date === 'string'
      ? { slot: { slotId: slot.slotId, date: slot.date } }
      : {}),
    ...(stored.automaticPix === true ? { automaticPix: true } : {}),
    ...words('note', stored.note),
    ...words('customerOrderNumber', stored.customerOrderNumber),
    answers: Object.fromEntries(
      Object.entries(asRecord(stored.answers)).filter((entry): entry is [string, string] => {
        const [key, answer] = entry;
        return isUuid(key) && typeof answer === 'string';
      }),
    ),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const words = <Name extends string>(name: Name, value: unknown): { readonly [Key in Name]?: string } =>
  (typeof value === 'string' ? { [name]: value } : {}) as { readonly [Key in Name]?: string };

const id = <Name extends string>(name: Name, value: unknown): { readonly [Key in Name]?: string } =>
  words(name, typeof value === 'string' && isUuid(value) ? value : undefined);
