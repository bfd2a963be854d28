/**
 * Looks up a company in the federal tax register, through a service in the format of BrasilAPI or ReceitaWS. Off unless the
 * operator configures one. Companies only, and only what forms and the shop's decision need: no partners, no e-mails, no phones.
 * Reliability M30.
 */

import { type Static, Type } from 'typebox';
import { tidyText } from '#kernel/tidy-text.ts';
import type { OutsideNetwork } from '#platform/outbound/fetch-outside.ts';
import { registerLookUp } from '#platform/outbound/look-up.ts';
import { bareDocument, isCnpj } from '../../domain/document.ts';
import type { CompanyRecord } from '../../domain/registration/company.ts';

/** 'unknown': there is no such company. Undefined: the service failed. */
export type CompanyRegister = (cnpj: string) => Promise<CompanyRecord | 'unknown' | undefined>;

/** `{cnpj}` in the template stands for the fourteen letters and digits. */
export function companyRegister(
  template: string | undefined,
  network?: OutsideNetwork,
  { maxCached = 5_000 }: { readonly maxCached?: number } = {},
): CompanyRegister {
  if (template === undefined) return async () => undefined;
  const lookUp = registerLookUp(
    template,
    { placeholder: '{cnpj}', maxCached, body: Answer, missing: Missing, read: companyOf },
    network,
  );
  return async (cnpj) => (isCnpj(cnpj) ? lookUp(cnpj) : 'unknown');
}

const text = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));

/** Union of both formats; each service fills its own field names. */
const Answer = Type.Object({
  cnpj: Type.String(),
  razao_social: text,
  nome: text,
  nome_fantasia: text,
  fantasia: text,
  descricao_situacao_cadastral: text,
  situacao: text,
  data_inicio_atividade: text,
  abertura: text,
  cnae_fiscal: text,
  cnae_fiscal_descricao: text,
  atividade_principal: Type.Optional(
    Type.Union([Type.Array(Type.Object({ code: text, text })), Type.Null()]),
  ),
  cep: text,
  descricao_tipo_de_logradouro: text,
  logradouro: text,
  numero: text,
  complemento: text,
  bairro: text,
  municipio: text,
  uf: text,
});
/** ReceitaWS reports a missing company this way; its other errors are service failures. BrasilAPI returns 404. */
const Missing = Type.Object({
  status: Type.Literal('ERROR'),
  message: Type.String({ pattern: '[Ii]nv[áa]lido|[Nn][ãa]o encontrado|[Rr]ejeitado' }),
});

function companyOf(body: Static<typeof Answer>, cnpj: string): CompanyRecord | undefined {
  const name = tidy(body.razao_social ?? body.nome, 120);
  // A response about another company, or without a name, counts as a failure.
  if (bareDocument(body.cnpj) !== cnpj || name === '') return undefined;
  const postalCode = tidy(body.cep, 20).replace(/\D/g, '');
  const status = tidy(body.descricao_situacao_cadastral ?? body.situacao, 40).toUpperCase();
  return {
    cnpj,
    name,
    active: status === 'ATIVA',
    tradeName: tidy(body.nome_fantasia ?? body.fantasia, 120),
    status,
    openedOn: dayOf(tidy(body.data_inicio_atividade ?? body.abertura, 20)),
    activity: activityOf(body),
    address: {
      // A numeric CEP has lost its leading zero.
      postalCode: postalCode === '' ? '' : postalCode.padStart(8, '0').slice(0, 8),
      street: streetOf(tidy(body.descricao_tipo_de_logradouro, 40), tidy(body.logradouro, 120)),
      number: tidy(body.numero, 20),
      complement: tidy(body.complemento, 120),
      district: tidy(body.bairro, 80),
      city: tidy(body.municipio, 80),
      state: tidy(body.uf, 2).toUpperCase(),
    },
  };
}

function activityOf({
  cnae_fiscal: code,
  cnae_fiscal_descricao: name,
  atividade_principal: activities,
}: Static<typeof Answer>): CompanyRecord['activity'] {
  const [main] = activities ?? [];
  const digits = tidy(code ?? main?.code, 20).replace(/\D/g, '');
  // A numeric CNAE has lost its leading zero.
  return {
    code: digits === '' ? '' : digits.padStart(7, '0').slice(0, 7),
    name: tidy(name ?? main?.text, 200),
  };
}

/** YYYY-MM-DD, also of DD/MM/YYYY; empty for anything else. */
const dayOf = (written: string): string => {
  const day = written.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '';
};

const tidy = (given: string | number | null | undefined, maxLength: number): string =>
  tidyText(String(given ?? '')).slice(0, maxLength);

/** BrasilAPI separates 'AVENIDA' from 'PAULISTA'; ReceitaWS sends both in one field. */
const streetOf = (kind: string, street: string): string =>
  kind === '' || street === '' || street.toUpperCase().startsWith(`${kind.toUpperCase()} `)
    ? street
    : `${kind} ${street}`.slice(0, 120);
