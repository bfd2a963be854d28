import { Type } from 'typebox';
import { ORDER_STATUSES } from '../domain/order-status.ts';

/** The statuses of spec 4; they are spelt the same inside. */
export const orderStatusSchema = Type.Enum([...ORDER_STATUSES]);
