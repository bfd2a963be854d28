import { endpoint } from '#platform/contract/endpoint.ts';
import type { listDevicesSchema } from './devices.schema.ts';

export const listDevices = endpoint<typeof listDevicesSchema>('GET', '/v4/sessoes/:idcliente');
