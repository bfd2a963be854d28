import { Type } from 'typebox';
import { ORDER_STATUSES } from '../domain/order-status.ts';

/** The statuses of spec 4, spelt the same in the domain. */
export const orderStatusSchema = Type.Enum([...ORDER_STATUSES]);
