import { type Static, Type } from 'typebox';
import { USER_TAGS } from '#features/suppliers/domain/tags/user-tags.ts';
import { clientKind, instant, orNull, reais, uuid } from '#platform/contract/fields.schema.ts';

export const standing = Type.Union([
  Type.Literal('AGUARDANDO'),
  Type.Literal('APROVADO'),
  Type.Literal('RECUSADO'),
]);

export const clientSummary = Type.Object({
  idcliente: uuid,
  nome: Type.String(),
  tipo: clientKind,
  documento: orNull(Type.String()),
  email: orNull(Type.String({ description: 'Do usuário principal' })),
  cod_erp: orNull(Type.String()),
  situacao: standing,
  tags: Type.Array(Type.Enum([...USER_TAGS])),
  desde: instant,
  compras: Type.Object(
    {
      pedidos: Type.Integer(),
      total: reais,
      ultimo: orNull(Type.Object({ numpedido: Type.Integer(), em: instant })),
    },
    { description: 'Sem orçamentos nem pedidos cancelados' },
  ),
  titulosAbertos: Type.Object({ quantidade: Type.Integer(), total: reais, vencido: reais }),
  representantes: Type.Array(Type.Object({ idrepresentante: uuid, nome: Type.String() })),
});
export type WireClientSummary = Static<typeof clientSummary>;
