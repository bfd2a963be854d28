/**
 * Looks up a company in the federal tax register, through a service in the format of BrasilAPI or ReceitaWS. Off unless the
 * operator configures one. Companies only, and only the fields a form needs: no partners, no e-mails, no phones. Reliability M30.
 */

import { type Static, Type } from 'typebox';
import { tidyText } from '#kernel/tidy-text.ts';
import type { OutsideNetwork } from '#platform/outbound/fetch-outside.ts';
import { registerLookUp } from '#platform/outbound/look-up.ts';
import { bareDocument, isCnpj } from '../../domain/document.ts';
import type { RegisteredCompany } from '../../domain/registration/company.ts';

/** 'unknown': there is no such company. Undefined: the service failed. */
export type CompanyRegister = (cnpj: string) => Promise<RegisteredCompany | 'unknown' | undefined>;

/** `{cnpj}` in the template stands for the fourteen letters and digits. */
export function companyRegister(template: string | undefined, network?: OutsideNetwork): CompanyRegister {
  if (template === undefined) return async () => undefined;
  const lookUp = registerLookUp(
    template,
    { placeholder: '{cnpj}', maxCached: 5_000, body: Answer, missing: Missing, read: companyOf },
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
/** ReceitaWS reports a missing company this way; its other errors are service failures. BrasilAPI returns 404. */
const Missing = Type.Object({
  status: Type.Literal('ERROR'),
  message: Type.String({ pattern: '[Ii]nv[áa]lido|[Nn][ãa]o encontrado|[Rr]ejeitado' }),
});

function companyOf(body: Static<typeof Answer>, cnpj: string): RegisteredCompany | undefined {
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

const tidy = (given: string | number | null | undefined, maxLength: number): string =>
  tidyText(String(given ?? '')).slice(0, maxLength);

/** BrasilAPI separates 'AVENIDA' from 'PAULISTA'; ReceitaWS sends both in one field. */
const streetOf = (kind: string, street: string): string =>
  kind === '' || street === '' || street.toUpperCase().startsWith(`${kind.toUpperCase()} `)
    ? street
    : `${kind} ${street}`.slice(0, 120);
