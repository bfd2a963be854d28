import { endpoint } from '#platform/contract/endpoint.ts';
import type { getSecondFactorSchema } from './second-factor.schema.ts';

export const getSecondFactor = endpoint<typeof getSecondFactorSchema>('GET', '/v4/segunda-etapa/:idcliente');
