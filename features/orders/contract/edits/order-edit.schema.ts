import { type Static, Type } from 'typebox';
import { instant, quantity, reais } from '#platform/contract/fields.schema.ts';

const editFields = {
  versao: Type.Integer({ description: 'O cliente aceita a versão que viu' }),
  mensagem: Type.String(),
  em: instant,
  linhas: Type.Array(
    Type.Object({
      linha: Type.Integer({ description: 'Posição do item no pedido, a partir de 0' }),
      nome: Type.String(),
      unidade: Type.String(),
      de: quantity,
      para: quantity,
    }),
  ),
  totalAntes: reais,
  total: reais,
};

/** Open: it waits for the client's answer. */
export const orderEditSchema = Type.Object(editFields, {
  description: 'O que a loja propõe mudar; até a resposta do cliente, o pedido continua como está',
});
export type WireOrderEdit = Static<typeof orderEditSchema>;

export const WIRE_EDIT_OUTCOMES = ['ACEITA', 'RECUSADA', 'RETIRADA', 'SUBSTITUIDA'] as const;

export const knownEditSchema = Type.Object({
  ...editFields,
  nome: Type.String({ description: 'Quem propôs' }),
  desfecho: Type.Optional(Type.Enum([...WIRE_EDIT_OUTCOMES], { description: 'Ausente enquanto aberta' })),
  encerradaEm: Type.Optional(instant),
});
export type WireKnownEdit = Static<typeof knownEditSchema>;
