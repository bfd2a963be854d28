import type { ClientPricing } from '../domain/client-pricing.ts';
import type { WireClientPricing } from './panel-client-pricing.schema.ts';

export const clientPricingToWire = ({ tableId, groups }: ClientPricing): WireClientPricing => ({
  idtabela: tableId ?? null,
  grupos: [...groups],
});

export const clientPricingFromWire = ({ idtabela, grupos: groups }: WireClientPricing): ClientPricing =>
  idtabela === null ? { groups } : { groups, tableId: idtabela };
