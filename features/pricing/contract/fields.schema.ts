/** Shapes that the calls about prices share. */
import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';

export const ofSupplier = Type.Object({ idfornecedor: Uuid });
export const ofClient = Type.Object({ idfornecedor: Uuid, idcliente: Uuid });

/** Text that the database can hold, and that says something. */
export const name = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^(?=[^]*\\S)[^\\u0000\\ud800-\\udfff]*$' });

/** In reais, up to two decimals; whether it makes sense is told in words. */
export const price = Type.Number({ minimum: 0, maximum: 10_000_000 });
/** Up to three decimals. */
export const amount = Type.Number({ minimum: 0, maximum: 999_999 });
/** ISO 8601 with its zone. */
export const moment = Type.String({ maxLength: 40 });

export const done = Type.Object({ ok: Type.Literal(true) });
