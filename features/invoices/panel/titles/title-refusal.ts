/** Where the form shows what is wrong with the one title that it sends. */
import type { TitleFault } from '#features/payments/domain/title.ts';
import { ApiRefusal } from '#platform/web/api.ts';

const FIELDS: Readonly<Record<TitleFault, string>> = {
  'unknown-client': 'documento',
  'due-before-issued': 'vencimento',
  'issued-later': 'emissao',
  'paid-later': 'documento',
  'wrong-line': 'linhadigitavel',
  'title-of-order': 'documento',
  'title-of-another': 'documento',
  'title-closed': 'documento',
  'title-twice': 'documento',
};

/** Throws the refusal again: that of a title as one of its field, any other as it is. */
export function titleRefusalAtField(error: unknown): never {
  if (!(error instanceof ApiRefusal)) throw error;
  const { titulos, fields } = error.problem.facts ?? {};
  const [title] = Array.isArray(titulos) ? titulos : [];
  if (isFaulty(title))
    throw new ApiRefusal(error.status, {
      ...error.problem,
      message: title.mensagem,
      facts: { campos: { [FIELDS[title.codigo]]: title.mensagem } },
    });
  // 'body/titulos/0/valor'
  if (Array.isArray(fields))
    throw new ApiRefusal(error.status, {
      ...error.problem,
      facts: { fields: fields.map((place) => String(place).replace('body/titulos/0/', 'body/')) },
    });
  throw error;
}

const isFaulty = (title: unknown): title is { readonly codigo: TitleFault; readonly mensagem: string } =>
  typeof title === 'object' &&
  title !== null &&
  'mensagem' in title &&
  typeof title.mensagem === 'string' &&
  'codigo' in title &&
  typeof title.codigo === 'string' &&
  title.codigo in FIELDS;
