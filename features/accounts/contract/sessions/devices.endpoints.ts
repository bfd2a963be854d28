import { endpoint } from '#platform/contract/endpoint.ts';
import type { endDeviceSchema, endOtherDevicesSchema, listDevicesSchema } from './devices.schema.ts';

export const listDevicesEndpoint = endpoint<typeof listDevicesSchema>('GET', '/v4/sessoes/:idcliente');
export const endDeviceEndpoint = endpoint<typeof endDeviceSchema>(
  'DELETE',
  '/v4/sessoes/:idcliente/:idsessao',
);
export const endOtherDevicesEndpoint = endpoint<typeof endOtherDevicesSchema>(
  'DELETE',
  '/v4/sessoes/:idcliente',
);
