import { endpoint } from '#platform/contract/endpoint.ts';
import type { listCouponsSchema } from './panel-coupons.schema.ts';

export const listCoupons = endpoint<typeof listCouponsSchema>('GET', '/v4/painel/:idfornecedor/cupons');
