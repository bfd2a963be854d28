import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

const map = {
  tag: 'Buscadores',
  query: Type.Object({
    pagina: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000,
        description: 'Parte de um mapa que não cabe em um arquivo',
      }),
    ),
  }),
  answer: Type.String(),
  answerType: 'application/xml; charset=utf-8',
} as const;

export const siteMapSchema = {
  ...map,
  summary:
    'O mapa da loja a que pertence este endereço: início, setores, segmentos, combos, categorias e produtos. No endereço da plataforma, os mapas das suas lojas.',
} as const satisfies EndpointSchema;

export const shopSiteMapSchema = {
  ...map,
  summary: 'O mapa de uma loja: início, setores, segmentos, combos, categorias e produtos.',
  params: Type.Object({ loja: Type.String({ maxLength: 60, description: 'UUID ou slug' }) }),
} as const satisfies EndpointSchema;

export const robotsSchema = {
  summary: 'O que os buscadores podem ler neste endereço, e onde estão os mapas das lojas.',
  tag: 'Buscadores',
  answer: Type.String(),
  answerType: 'text/plain; charset=utf-8',
} as const satisfies EndpointSchema;
