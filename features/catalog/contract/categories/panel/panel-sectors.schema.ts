import { type Static, Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { closed, nonBlankText, ofSupplier, text, uuid } from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { MAX_SECTORS } from '../../../domain/categories/edited-sectors.ts';
import { panelSectorTexts } from './panel-sector-texts.ts';

const fields = {
  nome: nonBlankText(60),
  slug: text(80, 'A última parte do endereço; vazio, é feito do nome'),
  categorias: Type.Array(uuid, { maxItems: 200, description: 'Categorias do primeiro nível' }),
};

const SectorsObject = Type.Object({
  setores: Type.Array(Type.Object({ id: uuid, ...fields }), { description: 'Na ordem da loja' }),
  versao: version,
});
export type WireSectors = Static<typeof SectorsObject>;

export const getSectorsSchema = {
  summary: 'Os setores da loja, que juntam categorias do primeiro nível.',
  tag: 'Painel',
  params: ofSupplier,
  answer: SectorsObject,
} as const satisfies EndpointSchema;

export const saveSectorsSchema = {
  summary: 'Grava todos os setores da loja, na ordem dada. Sem id: um setor novo.',
  tag: 'Painel',
  params: ofSupplier,
  body: Type.Object(
    {
      setores: Type.Array(Type.Object({ id: Type.Optional(uuid), ...fields }, closed), {
        maxItems: MAX_SECTORS,
      }),
      versao: version,
    },
    closed,
  ),
  answer: SectorsObject,
  refusals: panelSectorTexts,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;
