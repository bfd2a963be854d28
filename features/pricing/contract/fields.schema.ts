import { Type } from 'typebox';
import { Uuid } from '#features/suppliers/contract/fields.schema.ts';

export const ofSupplier = Type.Object({ idfornecedor: Uuid });
export const ofClient = Type.Object({ idfornecedor: Uuid, idcliente: Uuid });

/** Text that the database can store and that is not blank. */
export const name = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^(?=[^]*\\S)[^\\u0000\\ud800-\\udfff]*$' });

/** In reais, up to two decimals; other errors are reported with a message of their own. */
export const price = Type.Number({ minimum: 0, maximum: 10_000_000 });
/** Up to three decimals. */
export const amount = Type.Number({ minimum: 0, maximum: 999_999 });
/** ISO 8601 with an offset. */
export const moment = Type.String({ maxLength: 40 });

export const done = Type.Object({ ok: Type.Literal(true) });
