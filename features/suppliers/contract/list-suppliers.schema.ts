import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  ClientSegment,
  DeliveryTypeField,
  Latitude,
  Longitude,
  SupplierKeyField,
  Uuid,
} from './fields.schema.ts';
import { servingTexts } from './serving-texts.ts';
import { ShopFields } from './shop.schema.ts';

export const listSuppliersSchema = {
  summary:
    'O fornecedor indicado por domínio, slug ou id; sem indicação, os da plataforma. Com lugar, só os que entregam nele.',
  tag: 'Supplier',
  params: Type.Object({ client: ClientSegment }),
  query: Type.Object({
    idfornecedor: Type.Optional(SupplierKeyField),
    slug: Type.Optional(SupplierKeyField),
    dominio: Type.Optional(Type.String({ maxLength: 255 })),
    lat: Type.Optional(Latitude),
    lng: Type.Optional(Longitude),
    tipoEntrega: Type.Optional(DeliveryTypeField),
    idendereco: Type.Optional({ ...Uuid, description: 'Um endereço do cliente; sem sessão, não é lido' }),
    idempresa: Type.Optional(Type.String({ maxLength: 64 })),
    device: Type.Optional(Type.String({ maxLength: 32 })),
    idcliente: Type.Optional(Uuid),
    queryPoligonoDeColeta: Type.Optional(
      Type.Boolean({
        description: 'Valem também os fornecedores em que se retira, onde quer que seja o lugar',
      }),
    ),
  }),
  answer: Type.Object({ fornecedores: Type.Array(ShopFields) }),
  refusals: servingTexts,
} as const satisfies EndpointSchema;
