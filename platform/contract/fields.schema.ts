/**
 * The wire's fields that several features share, each rule once. What does not fit is refused as `invalid-request` before a handler
 * runs. A field whose mistakes have a sentence of their own is left wide here, and the use case judges it.
 */
import { type TSchema, Type } from 'typebox';
import { defined } from '#kernel/defined.ts';

/** Refuses fields that it does not name: bodies of the panel. */
export const closed = { additionalProperties: false } as const;

/** Accepts '' for absent: some API clients send every field. */
export const orEmpty = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Literal('')]);

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The same field with a sentence for the API documentation. */
export const described = <Schema extends TSchema>(schema: Schema, description: string): Schema => ({
  ...schema,
  description,
});

/** An id in its one form: lower case. */
export const uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** A supplier's UUID or slug. */
export const supplierKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });

/** `previa` of a page's address. Any text: one that opens nothing is no error, because it comes with every call of the page. */
export const previewLinkToken = Type.Optional(Type.String({ maxLength: 120 }));

export const ofSupplier = Type.Object({ idfornecedor: uuid });
export const ofClient = Type.Object({ idfornecedor: uuid, idcliente: uuid });

/** `{token}` in a path: the word token, or the handle of a session. Without authority. Design 4, paths. */
export const handle = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** `{client}` in a path: `handle` or `handle~idcliente`. */
export const clientSegment = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}(~[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$',
});

/** A secret of 256 bits, of a mailed link or of a login's first step: see `newOpaqueToken`. */
export const opaqueToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const orderNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** An amount in an answer: reais with up to two decimals. */
export const reais = Type.Number({ minimum: 0 });
/** An amount in a request, at most what is stored. More than two decimals are refused with a sentence of their own. */
export const givenReais = Type.Number({ minimum: 0, maximum: 99_999_999.99 });
/** The price of one unit in a request, in reais. More than two decimals are refused with a sentence of their own. */
export const givenPrice = Type.Number({ minimum: 0, maximum: 10_000_000 });

/** A quantity in an answer, with up to three decimals. */
export const quantity = Type.Number({ minimum: 0 });
/** A quantity in a request, with up to three decimals; 0 is none. */
export const givenQuantity = Type.Number({ minimum: 0, maximum: 999_999 });
/** A quantity in a request that is bought: at least a thousandth. */
export const boughtQuantity = Type.Number({ minimum: 0.001, maximum: 999_999 });

/** How often something may be used or sold. */
export const maxUses = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

/** PostgreSQL can store it, also as JSON: no NUL and no lone surrogates. Schemas match by code points. */
const STORABLE_TEXT = '^[^\\u0000\\ud800-\\udfff]*$';

/** Text that the database can store. */
export const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, pattern: STORABLE_TEXT, ...defined({ description }) });
/** As `text`, and not empty. */
export const filledText = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, pattern: STORABLE_TEXT, ...defined({ description }) });
/** As `text`, and not blank. */
export const nonBlankText = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^(?=[^]*\\S)[^\\u0000\\ud800-\\udfff]*$' });

/** An e-mail, CPF, CNPJ or foreign document as it was typed; the use case says what is wrong with it. Spec 8. */
export const typedLogin = Type.String({ minLength: 1, maxLength: 254 });

/** A person or a company: CPF or CNPJ. */
export const clientKind = Type.Union([Type.Literal('PESSOA'), Type.Literal('EMPRESA')]);

/** A moment in an answer: ISO 8601 in UTC. */
export const instant = Type.String({ format: 'date-time', description: 'Instante em ISO 8601' });
/** A moment in a request: ISO 8601 with an offset, which the use case reads. */
export const givenMoment = Type.String({ maxLength: 40, description: 'Instante em ISO 8601' });
/** A day of the shop's calendar in a request; that it exists is for the use case. */
export const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Dia, AAAA-MM-DD' });
/** A time of day, as in 08:00; 24:00 is the end of the day. */
export const clockTime = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' });

/** A CEP, with or without the hyphen. */
export const postalCode = Type.String({ pattern: '^[0-9]{5}-?[0-9]{3}$' });
/** Degrees. */
export const latitude = Type.Number({ minimum: -90, maximum: 90 });
export const longitude = Type.Number({ minimum: -180, maximum: 180 });

export const salesChannel = Type.String({ maxLength: 30 });
export const deliveryType = Type.Enum(['DELIVERY', 'RETIRADA']);
export const deliveryTypeOrEmpty = Type.Enum(['DELIVERY', 'RETIRADA', '']);

export const done = Type.Object({ ok: Type.Literal(true) });
/** With a sentence for the person. */
export const doneWithMessage = Type.Object({ ok: Type.Literal(true), message: Type.String() });
