import { endpoint } from '#platform/contract/endpoint.ts';
import type { endOtherDevicesSchema } from './devices.schema.ts';

export const endOtherDevices = endpoint<typeof endOtherDevicesSchema>('DELETE', '/v4/sessoes/:idcliente');
