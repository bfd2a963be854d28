import { endpoint } from '#platform/contract/endpoint.ts';
import type { addPushSchema, pushKeySchema, removePushSchema } from './push.schema.ts';

/** The key that a browser needs for a subscription. Not in the specification; the paths follow the style of the alerts. */
export const pushKeyEndpoint = endpoint<typeof pushKeySchema>(
  'GET',
  '/v4/notificacao/push/:idfornecedor/chave',
);

/** This browser is notified from now on. */
export const addPushEndpoint = endpoint<typeof addPushSchema>('POST', '/v4/notificacao/push/:idfornecedor');

/** This browser is no longer notified. POST, because the address is long. */
export const removePushEndpoint = endpoint<typeof removePushSchema>(
  'POST',
  '/v4/notificacao/push/:idfornecedor/remove',
);
