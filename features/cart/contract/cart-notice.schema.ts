import { type Static, Type } from 'typebox';
import { quantity, reais, uuid } from '#platform/contract/fields.schema.ts';

export const cartNoticeSchema = Type.Object({
  tipo: Type.Enum([
    'INDISPONIVEL',
    'SEM_ESTOQUE',
    'ESTOQUE_MENOR',
    'ACIMA_DO_MAXIMO',
    'ABAIXO_DO_MINIMO',
    'FORA_DO_MULTIPLO',
    'ALTERADO_EM_OUTRA_JANELA',
    'MAIOR_QUANTIDADE',
    'PRECO_ALTERADO',
    'OUTRA_FORMA',
    'MENOS_DE_UM_CENTAVO',
  ]),
  idproduto: uuid,
  idcombopromocional_cabecalho: Type.Optional(uuid),
  nome: Type.Optional(Type.String()),
  somente: Type.Optional(
    Type.Enum(['DELIVERY', 'RETIRADA', 'OUTRO_PAGAMENTO'], { description: 'Como o combo é vendido' }),
  ),
  mensagem: Type.String(),
  quantidade: Type.Optional(Type.Object({ de: quantity, para: quantity })),
  preco: Type.Optional(Type.Object({ de: reais, para: reais })),
});

export type WireCartNotice = Static<typeof cartNoticeSchema>;
