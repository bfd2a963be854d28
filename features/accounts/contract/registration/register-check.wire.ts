import { defined } from '#kernel/defined.ts';
import type { CompanyRecord } from '../../domain/registration/company.ts';
import type {
  ComparedCheck,
  RegisterCheck,
  RegisterField,
} from '../../domain/registration/register-check.ts';
import { companyFromWire, companyToWire } from './company-data.wire.ts';
import type { WireRegisterCheck as WireCheck } from './register-check.schema.ts';

type WireRecord = NonNullable<WireCheck['empresa']>;

const OUTCOMES = {
  found: 'ENCONTRADA',
  unknown: 'DESCONHECIDA',
  'no-answer': 'SEM_RESPOSTA',
} as const satisfies Record<RegisterCheck['outcome'], WireCheck['resultado']>;

const FIELDS = {
  name: 'razao_social',
  status: 'situacao_cadastral',
  city: 'municipio',
  'postal-code': 'cep',
} as const satisfies Record<RegisterField, WireCheck['diferencas'][number]>;

const keyOf = <Key extends string>(words: Readonly<Record<Key, string>>, word: string, otherwise: Key): Key =>
  (Object.keys(words) as Key[]).find((key) => words[key] === word) ?? otherwise;

const recordToWire = (company: CompanyRecord): WireRecord => ({
  ...companyToWire(company),
  nome_fantasia: company.tradeName,
  situacao_cadastral: company.status,
  abertura: company.openedOn,
  cnae: company.activity.code,
  atividade: company.activity.name,
});

const recordFromWire = (wire: WireRecord): CompanyRecord => ({
  ...companyFromWire(wire),
  tradeName: wire.nome_fantasia,
  status: wire.situacao_cadastral,
  openedOn: wire.abertura,
  activity: { code: wire.cnae, name: wire.atividade },
});

export const comparedCheckToWire = ({ check, differences }: ComparedCheck): WireCheck => ({
  resultado: OUTCOMES[check.outcome],
  consultada_em: new Date(check.at).toISOString(),
  empresa: check.company === undefined ? null : recordToWire(check.company),
  encontrada_em: check.foundAt === undefined ? null : new Date(check.foundAt).toISOString(),
  diferencas: differences.map((field) => FIELDS[field]),
});

export const comparedCheckFromWire = (wire: WireCheck): ComparedCheck => ({
  check: {
    outcome: keyOf(OUTCOMES, wire.resultado, 'no-answer'),
    at: Date.parse(wire.consultada_em),
    ...defined({
      company: wire.empresa === null ? undefined : recordFromWire(wire.empresa),
      foundAt: wire.encontrada_em === null ? undefined : Date.parse(wire.encontrada_em),
    }),
  },
  differences: wire.diferencas.map((field) => keyOf(FIELDS, field, 'name')),
});
