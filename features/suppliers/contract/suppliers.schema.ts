import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { ANALYTICS_EVENTS } from '../domain/analytics-event.ts';
import {
  ClientSegment,
  DeliveryTypeField,
  Handle,
  Latitude,
  Longitude,
  SupplierKeyField,
  Uuid,
} from './fields.schema.ts';
import { FooterFields, ShopConfigFields, ShopFields, ThemeFields } from './shop.schema.ts';
import { servingTexts } from './texts.ts';

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

export const shopConfigSchema = {
  summary: 'Tema, menu, rodapé, aviso e domínios da loja.',
  tag: 'Supplier',
  params: Type.Object({ token: Handle }),
  query: Type.Object({ idfornecedor: Type.Optional(SupplierKeyField) }),
  answer: ShopConfigFields,
} as const satisfies EndpointSchema;

export const shopFooterSchema = {
  summary: 'O rodapé da loja: quem vende, como falar com ela e os links.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  answer: FooterFields,
} as const satisfies EndpointSchema;

export const shopThemeSchema = {
  summary: 'As cores e o logotipo da loja.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  answer: ThemeFields,
} as const satisfies EndpointSchema;

/** Other fields of a GA4 event are neither read nor stored: they could identify the shopper. */
export const logAnalyticsEventSchema = {
  summary: 'Conta um evento da loja, se o visitante permitiu cookies de desempenho e o fornecedor os mede.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: SupplierKeyField }),
  body: Type.Object({
    event: Type.Enum([...ANALYTICS_EVENTS]),
    value: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000_000 })),
  }),
  answer: Type.Object({ registrado: Type.Boolean() }),
} as const satisfies EndpointSchema;
