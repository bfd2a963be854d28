import { type Static, Type } from 'typebox';
import { instant, quantity, reais, uuid } from '#platform/contract/fields.schema.ts';

export const WIRE_RETURN_WAYS = ['DEVOLUCAO', 'ABATIMENTO', 'NENHUM'] as const;
export const WIRE_RETURN_STATES = [
  'CONCLUIDA',
  'A_DEVOLVER',
  'EM_ANDAMENTO',
  'QUANDO_PAGO',
  'RECUSADA',
] as const;

const returnFields = {
  numero: Type.Integer({ description: 'A partir de 1' }),
  em: instant,
  motivo: Type.String(),
  itens: Type.Array(
    Type.Object({
      linha: Type.Integer({
        description: 'Posição do produto no pedido, a partir de 0; os de um combo contam um a um',
      }),
      quantidade: quantity,
      valor: { ...reais, description: 'O que o cliente pagou, ou devia, por eles' },
      voltouAoEstoque: Type.Boolean(),
    }),
  ),
  naoEnviado: Type.Optional(Type.Literal(true, { description: 'Não saiu da loja, que desistiu de enviar' })),
  troca: Type.Optional(
    Type.Literal(true, {
      description: 'Trocados por outros iguais: nada se paga nem volta, e o cliente os tem',
    }),
  ),
  taxaentrega: { ...reais, description: 'O que volta da taxa de entrega' },
  valor: { ...reais, description: 'O que volta para o cliente' },
  forma: Type.Enum([...WIRE_RETURN_WAYS], {
    description: 'DEVOLUCAO do que foi pago; ABATIMENTO do que ainda se paga à loja',
  }),
  situacao: Type.Enum([...WIRE_RETURN_STATES]),
};

export const orderReturnSchema = Type.Object(returnFields);
export type WireOrderReturn = Static<typeof orderReturnSchema>;

export const shopReturnSchema = Type.Object({
  ...returnFields,
  nome: Type.String({ description: 'Quem a registrou' }),
  loja: Type.Optional(
    Type.Object({ idloja: uuid, nome: Type.String() }, { description: 'Onde foi guardado o que voltou' }),
  ),
});
export type WireShopReturn = Static<typeof shopReturnSchema>;

/** How much could still go back. */
export const paymentOfReturnSchema = Type.Object({
  valor: { ...reais, description: 'O que foi pago, ou ainda se paga' },
  devolvido: { ...reais, description: 'O que disso já voltou, ou está para voltar' },
});
export type WirePaymentOfReturn = Static<typeof paymentOfReturnSchema>;
