import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { Handle, SupplierKeyField } from './fields.schema.ts';
import { ShopConfigFields } from './shop.schema.ts';

export const shopConfigSchema = {
  summary: 'Tema, menu, rodapé, aviso e domínios da loja.',
  tag: 'Supplier',
  params: Type.Object({ token: Handle }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: ShopConfigFields,
} as const satisfies EndpointSchema;
