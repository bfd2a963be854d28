import { Type } from 'typebox';
import { ClientSegment, Handle, Uuid } from '#features/suppliers/contract/fields.schema.ts';
import { defined } from '#kernel/defined.ts';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

export const uuid = Uuid;
export const handle = Handle;
export const clientSegment = ClientSegment;

export const reais = Type.Number({ minimum: 0 });
/** One end of a price range in reais; the maximum is the highest price that an import accepts. */
export const priceEnd = (description: string) =>
  Type.Number({ minimum: 0, maximum: 99_999_999.99, description });
export const quantity = Type.Number({ minimum: 0 });

export const salesChannel = Type.String({ maxLength: 30 });
export const deliveryType = Type.Union([
  Type.Literal('DELIVERY'),
  Type.Literal('RETIRADA'),
  Type.Literal(''),
]);

/** Text without characters that the database cannot store. */
export const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: STORABLE_TEXT, ...defined({ description }) });
