/** Ids are UUIDs (version 7 where we make them) in lower case. Order numbers are numbers of their own. */
export type SupplierId = string;
export type ClientId = string;
export type UserId = string;
export type StaffId = string;
export type ProductId = string;
export type CategoryId = string;
export type AddressId = string;
export type PaymentMethodId = string;
export type OrderNumber = number;

/** Means "no supplier" and "no client" on the wire. Spec 9. */
export const EMPTY_UUID = '00000000-0000-0000-0000-000000000000';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Only the strict lower-case grammar counts, so that one id has one spelling. */
export const isUuid = (text: string): boolean => uuid.test(text);
