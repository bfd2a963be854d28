/** Fields shared by many endpoints. Ids have one form: lower case. */
import { Type } from 'typebox';

export const Uuid = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** A UUID or a slug. */
export const SupplierKeyField = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });

/** `token`, or the handle of a session. */
export const Handle = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

/** `handle` or `handle~idcliente`. */
export const ClientSegment = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,64}(~[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$',
});

export const Latitude = Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = Type.Number({ minimum: -180, maximum: 180 });

/** A time of day, as in 08:00; 24:00 is the end of the day. */
export const ClockTime = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' });

export const DeliveryTypeField = Type.Union([Type.Literal('DELIVERY'), Type.Literal('RETIRADA')]);
