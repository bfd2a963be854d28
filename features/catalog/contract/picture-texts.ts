/** Why a picture was not taken, in the words of whoever gave it: 'A foto … .' on screens, 'imagem "…" …' in imports. */

import type { PictureProblem } from '../domain/picture-problem.ts';
import { MOST_PICTURES } from '../domain/product-picture.ts';

export const pictureProblems: Record<PictureProblem, string> = {
  'not-a-picture': 'não é uma foto PNG, JPEG, WebP ou AVIF inteira, de até 20 MB e 50 megapixels',
  'not-stored': 'não é o id de uma foto guardada',
  'not-readable': 'não é um arquivo que possa ser lido',
  'too-many-pictures': `passa de ${MOST_PICTURES} fotos do produto`,
  'not-an-address': 'não é um endereço http ou https de uma foto',
  'inward-address': 'leva a uma rede interna, de onde não se buscam fotos',
  'unknown-host': 'está em um site que não foi encontrado',
  'too-many-redirects': 'é redirecionada vezes demais',
  'no-answer': 'não veio: o site não a entregou',
  'too-slow': 'não veio em 10 segundos',
  'too-large': 'tem mais de 20 MB',
};
