import { endpoint } from '#platform/contract/endpoint.ts';
import type { endDeviceSchema } from './devices.schema.ts';

export const endDevice = endpoint<typeof endDeviceSchema>('DELETE', '/v4/sessoes/:idcliente/:idsessao');
