/**
 * Looks up a company in the federal tax register, through a service in the format of BrasilAPI or ReceitaWS. Off unless the
 * operator configures one. Companies only, and only the fields a form needs: no partners, no e-mails, no phones. Reliability M30.
 */
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { responseMemo } from '#platform/http/response-memo.ts';
import {
  fetchOutside,
  type OutsideAnswer,
  type OutsideNetwork,
  outside,
} from '#platform/outbound/fetch-outside.ts';
import { bareDocument, isCnpj } from '../../domain/document.ts';
import type { RegisteredCompany } from '../../domain/registration/company.ts';
import { tidyText } from '../../domain/registration/personal-fields.ts';

/** 'unknown': there is no such company. Undefined: the service failed. */
export type CompanyRegister = (cnpj: string) => Promise<RegisteredCompany | 'unknown' | undefined>;

const A_DAY = 24 * 60 * 60_000;
const MAX_CACHED = 5_000;

/** `{cnpj}` in the template stands for the fourteen letters and digits. */
export function companyRegister(
  template: string | undefined,
  network: OutsideNetwork = outside,
): CompanyRegister {
  if (template === undefined) return async () => undefined;
  const remembered = responseMemo<RegisteredCompany | 'unknown'>({ most: MAX_CACHED, lifetime: A_DAY });
  return async (cnpj) => {
    if (!isCnpj(cnpj)) return 'unknown';
    return remembered.of(cnpj, async () => {
      const answer = await fetchOutside(new URL(template.replaceAll('{cnpj}', cnpj)), network);
      return answer.ok ? companyOf(cnpj, answer.value) : undefined;
    });
  };
}

const text = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Null()]));

/** Union of both formats; each service fills its own field names. */
const Answer = Type.Object({
  cnpj: Type.String(),
  razao_social: text,
  nome: text,
  descricao_situacao_cadastral: text,
  situacao: text,
  cep: text,
  descricao_tipo_de_logradouro: text,
  logradouro: text,
  numero: text,
  complemento: text,
  bairro: text,
  municipio: text,
  uf: text,
});
/** ReceitaWS reports a missing company this way; its other errors are service failures. */
const Missing = Type.Object({
  status: Type.Literal('ERROR'),
  message: Type.String({ pattern: '[Ii]nv[áa]lido|[Nn][ãa]o encontrado|[Rr]ejeitado' }),
});

/** BrasilAPI returns 404 in JSON for an unknown company. */
function companyOf(cnpj: string, { status, body }: OutsideAnswer): RegisteredCompany | 'unknown' | undefined {
  if (status === 404 || (status === 200 && Value.Check(Missing, body))) return 'unknown';
  if (status !== 200 || !Value.Check(Answer, body)) return undefined;
  const name = tidy(body.razao_social ?? body.nome, 120);
  // A response about another company, or without a name, counts as a failure.
  if (bareDocument(body.cnpj) !== cnpj || name === '') return undefined;
  const postalCode = tidy(body.cep, 20).replace(/\D/g, '');
  return {
    cnpj,
    name,
    active: tidy(body.descricao_situacao_cadastral ?? body.situacao, 40).toUpperCase() === 'ATIVA',
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

const tidy = (given: string | number | null | undefined, longest: number): string =>
  tidyText(String(given ?? '')).slice(0, longest);

/** BrasilAPI separates 'AVENIDA' from 'PAULISTA'; ReceitaWS sends both in one field. */
const streetOf = (kind: string, street: string): string =>
  kind === '' || street === '' || street.toUpperCase().startsWith(`${kind.toUpperCase()} `)
    ? street
    : `${kind} ${street}`.slice(0, 120);
