import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The user's current method if it is still offered, else the first. Spec 4, supplier flow. */
export const keptMethod = (
  offered: readonly PaymentMethod[],
  current: PaymentMethodId | undefined,
): PaymentMethod | undefined => offered.find(({ id }) => id === current) ?? offered[0];

/** The methods that are available for this delivery type. */
export const methodsFor = (
  methods: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): readonly PaymentMethod[] => methods.filter((method) => method.deliveryTypes.includes(deliveryType));
