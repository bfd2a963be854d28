import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  clientSegment,
  deliveryType,
  described,
  handle,
  latitude,
  longitude,
  previewLinkToken,
  supplierKey,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { FooterFields, ShopConfigFields, ShopFields, ThemeFields } from './shop.schema.ts';
import { servingTexts } from './texts.ts';

export const listSuppliersSchema = {
  summary:
    'O fornecedor indicado por domínio, slug ou id; sem indicação, uma página dos da plataforma. Com lugar, só os que entregam nele.',
  tag: 'Supplier',
  params: Type.Object({ client: clientSegment }),
  query: Type.Object({
    idfornecedor: Type.Optional(supplierKey),
    slug: Type.Optional(supplierKey),
    dominio: Type.Optional(Type.String({ maxLength: 255 })),
    lat: Type.Optional(latitude),
    lng: Type.Optional(longitude),
    tipoEntrega: Type.Optional(deliveryType),
    idendereco: Type.Optional(described(uuid, 'Um endereço do cliente; sem sessão, não é lido')),
    idempresa: Type.Optional(Type.String({ maxLength: 64 })),
    device: Type.Optional(Type.String({ maxLength: 32 })),
    previa: previewLinkToken,
    idcliente: Type.Optional(uuid),
    queryPoligonoDeColeta: Type.Optional(
      Type.Boolean({
        description: 'Valem também os fornecedores em que se retira, onde quer que seja o lugar',
      }),
    ),
    busca: Type.Optional(
      Type.String({ maxLength: 80, description: 'Parte do nome; só sem fornecedor nem lugar' }),
    ),
    pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 5_000 })),
    limite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Por página; 60 sem ele' })),
  }),
  answer: Type.Object({
    fornecedores: Type.Array(ShopFields),
    total: Type.Integer({ description: 'Fornecedores em todas as páginas' }),
  }),
  refusals: servingTexts,
} as const satisfies EndpointSchema;

export const shopConfigSchema = {
  summary: 'Tema, menu, rodapé, aviso e domínios da loja.',
  tag: 'Supplier',
  params: Type.Object({ token: handle }),
  query: Type.Object({ idfornecedor: Type.Optional(supplierKey) }),
  answer: ShopConfigFields,
} as const satisfies EndpointSchema;

export const shopFooterSchema = {
  summary: 'O rodapé da loja: quem vende, como falar com ela e os links.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  answer: FooterFields,
} as const satisfies EndpointSchema;

export const shopThemeSchema = {
  summary: 'As cores e o logotipo da loja.',
  tag: 'Supplier',
  params: Type.Object({ idfornecedor: supplierKey }),
  answer: ThemeFields,
} as const satisfies EndpointSchema;
