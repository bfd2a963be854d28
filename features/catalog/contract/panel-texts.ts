import type { RefusalTexts } from '#platform/contract/problem.ts';
import type { PictureProblem } from '../domain/import/picture-problem.ts';
import { pictureProblems } from './product-pictures/picture-texts.ts';
import { catalogTexts } from './texts.ts';

export type ProductChangeRefusal = 'product-not-found' | 'price-not-exact' | 'stock-not-exact';
export type SynonymRefusal =
  | 'synonyms-not-found'
  | 'synonyms-say-nothing'
  | 'synonyms-there-already'
  | 'too-many-synonyms';
export type AdditionRefusal = 'product-not-found' | 'addition-not-found' | 'addition-to-itself';
export type PeriodRefusal = 'no-such-day' | 'period-too-long';

export type PanelPictureRefusal =
  | 'product-not-found'
  | 'picture-not-there'
  | Exclude<PictureProblem, 'not-stored' | 'not-readable'>;

export const productChangeTexts: RefusalTexts<ProductChangeRefusal> = {
  'product-not-found': catalogTexts['product-not-found'],
  'price-not-exact': { status: 400, message: 'Informe o preço em reais, com no máximo duas casas decimais.' },
  'stock-not-exact': { status: 400, message: 'Informe o estoque com no máximo três casas decimais.' },
};

export const additionTexts: RefusalTexts<AdditionRefusal> = {
  'product-not-found': catalogTexts['product-not-found'],
  'addition-not-found': { status: 422, message: 'Um dos produtos adicionais não existe nesta loja.' },
  'addition-to-itself': { status: 422, message: 'Um produto não pode ser adicional dele mesmo.' },
};

export const synonymTexts: RefusalTexts<SynonymRefusal> = {
  'synonyms-not-found': { status: 404, message: 'Grupo de sinônimos não encontrado.' },
  'synonyms-say-nothing': {
    status: 422,
    message: 'Informe ao menos duas expressões diferentes, cada uma com uma palavra que diga algo.',
  },
  'synonyms-there-already': { status: 409, message: 'Já existe um grupo com exatamente estas expressões.' },
  'too-many-synonyms': { status: 409, message: 'A loja chegou ao limite de 500 grupos de sinônimos.' },
};

export const periodTexts: RefusalTexts<PeriodRefusal> = {
  'no-such-day': { status: 400, message: 'Informe datas que existam, da mais antiga à mais recente.' },
  'period-too-long': { status: 400, message: 'Informe um período de até um ano.' },
};

const problem = (status: 400 | 409 | 413 | 422, which: PictureProblem) => ({
  status,
  message: `A foto ${pictureProblems[which]}.`,
});

export const pictureTexts: RefusalTexts<PanelPictureRefusal> = {
  'product-not-found': catalogTexts['product-not-found'],
  'picture-not-there': { status: 404, message: 'Foto não encontrada.' },
  'not-a-picture': problem(422, 'not-a-picture'),
  'too-many-pictures': problem(409, 'too-many-pictures'),
  'not-an-address': problem(400, 'not-an-address'),
  'inward-address': problem(422, 'inward-address'),
  'unknown-host': problem(422, 'unknown-host'),
  'too-many-redirects': problem(422, 'too-many-redirects'),
  'no-answer': problem(422, 'no-answer'),
  'too-slow': problem(422, 'too-slow'),
  'too-large': problem(413, 'too-large'),
  'too-many-pixels': problem(413, 'too-many-pixels'),
  'too-complex': problem(413, 'too-complex'),
};
