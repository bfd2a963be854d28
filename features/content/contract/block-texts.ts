/** What staff read when a carousel or a block of the home cannot be saved. */
import { type CHANGED_BY_OTHER, changedByOtherText } from '#platform/contract/changed-by-other.ts';
import type { RefusalTexts } from '#platform/contract/problem.ts';
import { type ContentProblem, MAX_CAROUSELS } from '../domain/carousels/carousel-problem.ts';
import { type BlockProblem, MAX_BLOCK_TEXT, MAX_BLOCKS } from '../domain/home/block-problem.ts';
import type { PublicationProblem } from '../domain/page-problem.ts';
import { pageChangeTexts } from './panel-texts.ts';

/** Names what the shop does not have. */
export type UnknownNamed =
  | 'unknown-pictures'
  | 'unknown-products'
  | 'unknown-categories'
  | 'unknown-segments'
  | 'unknown-payments'
  | 'unknown-page';

export type CarouselRefusal =
  | ContentProblem
  | PublicationProblem
  | UnknownNamed
  | 'no-such-moment'
  | 'carousel-not-found'
  | 'too-many-carousels';

const say = <Status extends 404 | 409 | 422>(status: Status, message: string) =>
  ({ status, message }) as const;

const {
  'ends-before-it-starts': endsBefore,
  'ended-already': ended,
  'no-such-moment': noMoment,
} = pageChangeTexts;

export const carouselTexts: RefusalTexts<CarouselRefusal> = {
  'without-title': say(422, 'Dê um título: ele é lido em voz alta a quem não vê a tela.'),
  'without-content': say(422, 'Escolha o que será mostrado: imagens, produtos, etiquetas ou uma categoria.'),
  'picture-without-text': say(422, 'Escreva o que cada imagem mostra ou diz.'),
  'unsafe-link': say(422, 'Informe um caminho da loja, como /c/hortifruti, ou um endereço https.'),
  'unknown-pictures': say(422, 'Há uma imagem que não está entre as imagens das páginas da loja.'),
  'unknown-products': say(422, 'Há um produto que a loja não tem.'),
  'unknown-categories': say(422, 'Há uma categoria que a loja não tem.'),
  'unknown-segments': say(422, 'Há um segmento que a loja não tem.'),
  'unknown-payments': say(422, 'Há uma forma de pagamento que a loja não tem.'),
  'unknown-page': say(422, 'A loja não tem esta página.'),
  'ends-before-it-starts': endsBefore,
  'ended-already': ended,
  'no-such-moment': noMoment,
  'carousel-not-found': say(404, 'Carrossel não encontrado.'),
  'too-many-carousels': say(409, `A loja chegou ao limite de ${MAX_CAROUSELS} carrosséis.`),
};

/** Of a save on what was read earlier. */
export const carouselSaveTexts: RefusalTexts<CarouselRefusal | typeof CHANGED_BY_OTHER> = {
  ...carouselTexts,
  ...changedByOtherText,
};

export type BlockRefusal =
  | BlockProblem
  | PublicationProblem
  | Exclude<UnknownNamed, 'unknown-page' | 'unknown-products'>
  | 'unknown-carousel'
  | 'no-such-moment'
  | 'block-not-found'
  | 'too-many-blocks';

const {
  'without-title': _title,
  'unknown-page': _page,
  'unknown-products': _products,
  'carousel-not-found': _carousel,
  'too-many-carousels': _carousels,
  ...shared
} = carouselTexts;

export const blockTexts: RefusalTexts<BlockRefusal> = {
  ...shared,
  'without-content': say(422, 'Escolha o que o bloco mostra: um texto, imagens ou marcas.'),
  'text-too-long': say(422, `O texto passa de ${MAX_BLOCK_TEXT.toLocaleString('pt-BR')} caracteres.`),
  'unknown-carousel': say(422, 'A loja não tem este carrossel.'),
  'block-not-found': say(404, 'Bloco não encontrado.'),
  'too-many-blocks': say(409, `A home chegou ao limite de ${MAX_BLOCKS} blocos.`),
};

export const blockSaveTexts: RefusalTexts<BlockRefusal | typeof CHANGED_BY_OTHER> = {
  ...blockTexts,
  ...changedByOtherText,
};
