import { type Static, Type } from 'typebox';
import { changedByOtherFacts } from '#platform/contract/changed-by-other.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import {
  closed,
  done,
  instant,
  nonBlankText,
  ofSupplier,
  orNull,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { someRefusals } from '#platform/contract/problem.ts';
import { version } from '#platform/contract/version.schema.ts';
import { rule } from './rule.schema.ts';
import { automaticGroupTexts, groupChangeTexts, ruleTexts } from './rule-texts.ts';

const tag = 'Painel';

const idtabela = orNull(uuid);
const terms = { regra: rule, idtabela };

const group = Type.Object({
  idgrupo: uuid,
  nome: Type.String(),
  ...terms,
  clientes: Type.Integer(),
  calculadoEm: orNull(instant),
  calculando: Type.Boolean(),
  esvaziando: Type.Boolean({ description: 'Excluído: os clientes estão saindo' }),
  entraram: Type.Integer({ description: 'No último cálculo' }),
  sairam: Type.Integer({ description: 'No último cálculo' }),
  versao: version,
});
export type WireAutomaticGroup = Static<typeof group>;

const body = Type.Object({ nome: nonBlankText(100), ...terms }, closed);
export type WireGroupBody = Static<typeof body>;

const ofGroup = Type.Object({ ...ofSupplier.properties, idgrupo: uuid });
const { 'group-not-found': _unknown, ...addRefusals } = automaticGroupTexts;
const { 'table-archived': _archived, ...previewRefusals } = ruleTexts;
const {
  'group-there-already': _there,
  'too-many-automatic-groups': _many,
  ...changeRefusals
} = groupChangeTexts;

export const addAutomaticGroupSchema = {
  summary:
    'Cria um grupo cujos clientes saem de uma regra. Um grupo que já existe com este nome passa a ser automático.',
  tag,
  params: ofSupplier,
  body,
  answer: group,
  refusals: addRefusals,
} as const satisfies EndpointSchema;

export const previewGroupSchema = {
  summary: 'Quantos clientes a regra põe no grupo agora, e os vinte primeiros. Nada é gravado.',
  tag,
  params: ofSupplier,
  body: Type.Object({ nome: Type.Optional(nonBlankText(100)), regra: rule }, closed),
  answer: Type.Object({
    total: Type.Integer(),
    entram: Type.Integer({ description: 'Do total, quem ainda não está no grupo' }),
    saem: Type.Integer({ description: 'Quem está no grupo e não cumpre a regra' }),
    clientes: Type.Array(
      Type.Object({ idcliente: uuid, nome: Type.String(), documento: orNull(Type.String()) }),
    ),
  }),
  refusals: previewRefusals,
} as const satisfies EndpointSchema;
export type WireGroupPreview = Static<typeof previewGroupSchema.answer>;

export const getAutomaticGroupSchema = {
  summary: 'Um grupo automático, com a sua regra e o seu último cálculo.',
  tag,
  params: ofGroup,
  answer: group,
  refusals: someRefusals(automaticGroupTexts, 'group-not-found'),
} as const satisfies EndpointSchema;

export const changeAutomaticGroupSchema = {
  summary: 'Muda a regra ou a tabela de preços de um grupo automático; os clientes são calculados de novo.',
  tag,
  params: ofGroup,
  body: Type.Object({ ...terms, versao: version }, closed),
  answer: group,
  refusals: changeRefusals,
  facts: changedByOtherFacts,
} as const satisfies EndpointSchema;

export const removeAutomaticGroupSchema = {
  summary: 'Exclui a regra de um grupo: os clientes de agora ficam nele, ou saem aos poucos.',
  tag,
  params: ofGroup,
  query: Type.Object({ clientes: Type.Enum(['MANTER', 'ESVAZIAR']) }),
  answer: done,
  refusals: someRefusals(automaticGroupTexts, 'group-not-found'),
} as const satisfies EndpointSchema;
