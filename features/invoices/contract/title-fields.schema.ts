/** Fields shared by the schemas for titles. */
import { type Static, Type } from 'typebox';
import { text, uuid } from '#features/catalog/contract/fields.schema.ts';
import { titleSchema } from '#features/payments/contract/title.schema.ts';

export const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Dia, AAAA-MM-DD' });

export const standing = Type.Enum(['ABERTO', 'VENCIDO', 'PAGO', 'CANCELADO', '']);
export type WireStanding = Static<typeof standing>;

export const titleOrder = Type.Enum(['vencimento', 'vencimento_desc', 'emissao_desc', 'valor_desc', 'valor']);
export type WireOrder = Static<typeof titleOrder>;

/** Query parameters that filter and sort a list of titles. */
export const titleFilter = {
  situacao: Type.Optional(standing),
  vencimentoDe: Type.Optional(day),
  vencimentoAte: Type.Optional(day),
  ordem: Type.Optional(titleOrder),
};

export const shownTitle = Type.Object({
  ...titleSchema.properties,
  vencido: Type.Boolean({ description: 'Aberto, e o último dia útil para pagar em dia já passou' }),
});
export type WireShownTitle = Static<typeof shownTitle>;

export const documentName = text(40, 'Como a loja chama o título; único nela');
export const ofTitle = Type.Object({ idfornecedor: uuid, idtitulo: uuid });
