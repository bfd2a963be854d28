import { type Static, Type } from 'typebox';
import { instant, orNull } from '#platform/contract/fields.schema.ts';
import { companyFields } from './company-data.schema.ts';

const Company = Type.Object({
  ...companyFields,
  nome_fantasia: Type.String(),
  situacao_cadastral: Type.String({ description: 'Como a Receita a escreve: ATIVA, BAIXADA…' }),
  abertura: Type.String({ description: 'AAAA-MM-DD, ou vazia' }),
  cnae: Type.String({ description: 'Da atividade principal, sete números' }),
  atividade: Type.String(),
});

export const RegisterCheckField = Type.Object({
  resultado: Type.Enum(['ENCONTRADA', 'DESCONHECIDA', 'SEM_RESPOSTA']),
  consultada_em: instant,
  empresa: orNull(Company),
  encontrada_em: orNull({
    ...instant,
    description: 'Quando a Receita disse o que está em empresa; sem resposta, fica o que ela disse antes',
  }),
  diferencas: Type.Array(Type.Enum(['razao_social', 'situacao_cadastral', 'municipio', 'cep']), {
    description: 'Onde o que o cliente informou não é o que a Receita diz, ou a empresa não está ativa',
  }),
});
export type WireRegisterCheck = Static<typeof RegisterCheckField>;
