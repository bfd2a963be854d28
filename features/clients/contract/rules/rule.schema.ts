import { type Static, type TProperties, Type } from 'typebox';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import {
  clientKind,
  closed,
  day,
  givenReais,
  nonBlankText,
  orNull,
  postalCode,
  uuid,
} from '#platform/contract/fields.schema.ts';
import { MAX_CONDITIONS, MAX_DAYS } from '../../domain/rules/group-rule.ts';
import { standing } from '../client-fields.schema.ts';

const days = Type.Integer({
  minimum: 1,
  maximum: MAX_DAYS,
  description: 'Dias do calendário da loja: 1 é hoje, 30 são hoje e os 29 antes',
});
const bound = Type.Enum(['MINIMO', 'MAXIMO']);

const condition = <const Kind extends string, Fields extends TProperties>(
  kind: Kind,
  fields: Fields,
  description?: string,
) =>
  Type.Object(
    { tipo: Type.Literal(kind), ...fields },
    { ...closed, ...(description === undefined ? {} : { description }) },
  );

const conditions = Type.Union([
  condition(
    'ULTIMA_COMPRA',
    { quando: Type.Enum(['DENTRO', 'ANTES']), dias: days },
    'DENTRO: nos últimos dias; ANTES: já comprou, mas não nos últimos dias',
  ),
  condition('NUNCA_COMPROU', {}),
  condition('PEDIDOS', {
    dias: days,
    limite: bound,
    quantidade: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
  condition('VALOR_COMPRADO', { dias: days, limite: bound, valor: givenReais }),
  condition('TIPO', { cliente: clientKind }),
  condition('ESTADO', {
    estados: Type.Array(Type.String({ minLength: 2, maxLength: 2 }), { minItems: 1, maxItems: 27 }),
  }),
  condition(
    'CIDADE',
    { cidades: Type.Array(nonBlankText(100), { minItems: 1, maxItems: 100 }) },
    'Do endereço principal, sem diferença de acentos nem de maiúsculas',
  ),
  condition('CEP', {
    faixas: Type.Array(Type.Object({ de: postalCode, ate: postalCode }, closed), {
      minItems: 1,
      maxItems: 100,
    }),
  }),
  condition(
    'CADASTRO',
    { desde: Type.Optional(day), antesDe: Type.Optional(day) },
    'Um dos dois, ou ambos: desde conta o próprio dia, antesDe não',
  ),
  condition('REPRESENTANTE', { idrepresentante: orNull(uuid) }, 'null: os que ninguém representa'),
  condition(
    'TAG',
    { tags: Type.Array(Type.Enum([...USER_TAGS]), { minItems: 1, maxItems: 20 }) },
    'Uma delas',
  ),
  condition('TABELA', { idtabela: orNull(uuid) }, 'Dada ao cliente à mão; null: nenhuma'),
  condition('SITUACAO', { situacao: standing }),
]);
export type WireCondition = Static<typeof conditions>;

export const rule = Type.Object(
  {
    juncao: Type.Enum(['TODAS', 'QUALQUER']),
    condicoes: Type.Array(conditions, { minItems: 1, maxItems: MAX_CONDITIONS }),
  },
  closed,
);
export type WireRule = Static<typeof rule>;
