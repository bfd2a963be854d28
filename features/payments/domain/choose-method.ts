/** Which of a supplier's payment methods stands. */
import type { DeliveryType } from '#features/suppliers/domain/delivery-types.ts';
import type { PaymentMethodId } from '#kernel/ids.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The user's current method is kept if still offered, else the first. Spec 4, supplier flow. */
export const keptMethod = (
  offered: readonly PaymentMethod[],
  current: PaymentMethodId | undefined,
): PaymentMethod | undefined => offered.find(({ id }) => id === current) ?? offered[0];

/** The methods with which this delivery type can be paid. */
export const methodsFor = (
  methods: readonly PaymentMethod[],
  deliveryType: DeliveryType,
): readonly PaymentMethod[] => methods.filter((method) => method.deliveryTypes.includes(deliveryType));
