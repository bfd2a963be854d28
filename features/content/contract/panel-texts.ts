import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import {
  MAX_HTML_LENGTH,
  MAX_PAGE_PICTURES,
  MAX_PAGES,
  MAX_PUBLICATIONS,
  type PageProblem,
  type PublicationProblem,
} from '../domain/page-problem.ts';

export type PageChangeRefusal =
  | PageProblem
  | PublicationProblem
  | 'page-not-found'
  | 'version-not-found'
  | 'address-taken'
  | 'too-many-pages'
  | 'too-many-publications'
  | 'page-without-content'
  | 'page-archived'
  | 'no-such-moment';

const say = <Status extends 404 | 409 | 413 | 422>(status: Status, message: string) =>
  ({ status, message }) as const;

export const pageChangeTexts: RefusalTexts<PageChangeRefusal> = {
  'page-not-found': say(404, 'Página não encontrada.'),
  'version-not-found': say(404, 'Esta página não tem essa versão.'),
  'page-without-title': say(422, 'Dê um título à página.'),
  'page-without-address': say(
    422,
    'Informe um endereço de letras minúsculas e números: trocas-e-devolucoes.',
  ),
  'page-too-long': say(422, `O conteúdo passa de ${MAX_HTML_LENGTH.toLocaleString('pt-BR')} caracteres.`),
  'page-without-content': say(
    422,
    'Esta versão não mostra nem texto nem imagem: revise o conteúdo antes de publicar.',
  ),
  'page-archived': say(409, 'A página está arquivada: restaure-a primeiro.'),
  'address-taken': say(409, 'Já existe uma página com este endereço, talvez arquivada.'),
  'too-many-pages': say(409, `A loja chegou ao limite de ${MAX_PAGES} páginas.`),
  'too-many-publications': say(409, `Uma página tem no máximo ${MAX_PUBLICATIONS} publicações programadas.`),
  'ends-before-it-starts': say(422, 'O fim da publicação precisa vir depois do início.'),
  'ended-already': say(422, 'O fim da publicação já passou.'),
  'no-such-moment': say(
    422,
    'Informe datas e horas que existam, com fuso horário: 2026-12-01T00:00:00-03:00.',
  ),
};

/** Of a save on what was read earlier. */
export const pageSaveTexts: RefusalTexts<PageChangeRefusal | typeof CHANGED_BY_OTHER> = {
  ...pageChangeTexts,
  ...changedByOtherText,
};

export type PagePictureRefusal =
  | 'not-a-picture'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-complex'
  | 'too-many-pictures'
  | 'picture-not-there'
  | 'picture-in-use';

export const pagePictureTexts: RefusalTexts<PagePictureRefusal> = {
  'not-a-picture': say(422, 'A imagem não é um arquivo PNG, JPEG, WebP ou AVIF inteiro.'),
  'too-large': say(413, 'A imagem tem mais de 20 MB.'),
  'too-many-pixels': say(413, 'A imagem tem pixels demais.'),
  'too-complex': say(
    413,
    'A imagem é pesada demais para ser lida: salve-a com menos pixels e envie outra vez.',
  ),
  'too-many-pictures': say(409, `A loja chegou ao limite de ${MAX_PAGE_PICTURES} imagens em páginas.`),
  'picture-not-there': say(404, 'Imagem não encontrada.'),
  'picture-in-use': say(
    409,
    'Há versões de páginas ou da home, carrosséis ou blocos que mostram esta imagem.',
  ),
};
