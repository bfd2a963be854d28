import { type Static, Type } from 'typebox';
import { instant, orNull, reais, uuid } from '#platform/contract/fields.schema.ts';
import { version } from '#platform/contract/version.schema.ts';
import { clientSummary } from './client-fields.schema.ts';

const address = Type.Object({
  idendereco: uuid,
  apelido: Type.String(),
  rua: Type.String(),
  numero: Type.String(),
  complemento: Type.String(),
  bairro: Type.String(),
  cidade: Type.String(),
  uf: Type.String(),
  cep: Type.String(),
  pais: Type.String(),
  referencia: Type.String(),
  principal: Type.Boolean(),
});

const user = Type.Object({
  id_usuario: uuid,
  nome: Type.String({ description: 'Vazio até o convite ser aceito' }),
  email: Type.String(),
  principal: Type.Boolean(),
  situacao: Type.Enum(['ATIVO', 'CONVIDADO', 'VENCIDO']),
});

export const clientPage = Type.Object({
  ...clientSummary.properties,
  idcadastroextracliente: uuid,
  inscricaoestadual: orNull(Type.String()),
  telefone: orNull(Type.String()),
  caracteristicas: Type.Array(
    Type.Object({ idcaracteristica: Type.String(), nome: Type.String(), valor: Type.String() }),
  ),
  versao: version,
  excluido: Type.Boolean({
    description: 'Os dados pessoais já foram excluídos; fica o que a lei manda guardar',
  }),
  credito: Type.Object({ limite_credito_total: reais, limite_credito_disponivel: reais }),
  grupos: Type.Array(Type.String()),
  gruposAutomaticos: Type.Array(Type.String(), { description: 'Dos grupos, os que saem de uma regra' }),
  enderecos: Type.Array(address),
  usuarios: Type.Array(user),
  listas: Type.Array(
    Type.Object({
      idlista: uuid,
      nome: Type.String(),
      totalProdutos: Type.Integer(),
      atualizadaEm: instant,
    }),
  ),
  conversas: Type.Array(
    Type.Object({
      sala: uuid,
      numpedido: orNull(Type.Integer()),
      em: instant,
      mensagens: Type.Integer(),
      encerrada: Type.Boolean(),
    }),
  ),
  termosAceitos: Type.Array(Type.Object({ versao: Type.Integer(), em: instant, por: Type.String() })),
});
export type WireClientPage = Static<typeof clientPage>;
