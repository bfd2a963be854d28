import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { supplierKey } from '#platform/contract/fields.schema.ts';

const manifest = {
  tag: 'Supplier',
  answer: Type.String(),
  answerType: 'application/manifest+json; charset=utf-8',
} as const;

export const hostManifestSchema = {
  ...manifest,
  summary: 'O manifesto de aplicativo da loja a que pertence este endereço: nome, cores e ícones.',
} as const satisfies EndpointSchema;

export const shopManifestSchema = {
  ...manifest,
  summary: 'O manifesto de aplicativo de uma loja: nome, cores e ícones.',
  params: Type.Object({ loja: Type.String({ maxLength: 60, description: 'UUID ou slug' }) }),
} as const satisfies EndpointSchema;

export const shopIconSchema = {
  summary:
    'O ícone da loja como aplicativo e na aba: o que ela enviou, o seu logotipo ou a sua inicial na sua cor.',
  tag: 'Supplier',
  params: Type.Object({
    idfornecedor: supplierKey,
    arquivo: Type.String({
      pattern: '^[0-9]+-([0-9a-f]{32}|[A-Z0-9_][0-9a-f]{6})-(192|512|maskable-512|touch-180|tab-96)\\.png$',
      description: 'Versão e tipo do ícone, como no manifesto',
    }),
  }),
  answer: Type.Unsafe<Uint8Array>({ type: 'string', contentMediaType: 'image/png' }),
  answerType: 'image/png',
} as const satisfies EndpointSchema;
