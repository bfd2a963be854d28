import { Type } from 'typebox';
import { STORABLE_TEXT } from '#platform/contract/storable-text.ts';

export const uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** The handle of a session, or the literal `token`. */
export const handle = Type.String({ maxLength: 64 });

/** `{token}` or `{token}{split}{idcliente}`. */
export const clientSegment = Type.String({ maxLength: 101 });

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
  Type.String({ maxLength, pattern: STORABLE_TEXT, ...(description === undefined ? {} : { description }) });
