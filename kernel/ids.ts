/** Ids are lower-case UUIDs (version 7 where we generate them). Order numbers are integers. */
export type SupplierId = string;
export type ClientId = string;
export type UserId = string;
export type StaffId = string;
export type ProductId = string;
export type CategoryId = string;
export type AddressId = string;
export type PaymentMethodId = string;
export type OrderNumber = number;

/** Stands for "no supplier" and "no client" on the wire. Spec 9. */
export const EMPTY_UUID = '00000000-0000-0000-0000-000000000000';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Accepts the strict lower-case grammar only, so that one id has one spelling. */
export const isUuid = (text: string): boolean => uuid.test(text);
