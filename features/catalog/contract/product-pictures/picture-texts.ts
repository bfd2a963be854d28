/** Why a picture was not accepted; completes 'A foto … .' on screens and 'imagem "…" …' in imports. */
import type { PictureProblem } from '../../domain/import/picture-problem.ts';
import { MAX_PICTURES } from '../../domain/product-picture.ts';

export const pictureProblems: Record<PictureProblem, string> = {
  'not-a-picture': 'não é um arquivo PNG, JPEG, WebP ou AVIF inteiro',
  'not-stored': 'não é o id de uma foto guardada',
  'not-readable': 'não é um arquivo que possa ser lido',
  'too-many-pictures': `passa de ${MAX_PICTURES} fotos do produto`,
  'not-an-address': 'não é um endereço http ou https de uma foto',
  'inward-address': 'leva a uma rede interna, de onde não se buscam fotos',
  'unknown-host': 'está em um site que não foi encontrado',
  'too-many-redirects': 'é redirecionada vezes demais',
  'no-answer': 'não veio: o site não a entregou',
  'too-slow': 'não veio em 10 segundos',
  'too-large': 'tem mais de 20 MB',
  'too-many-pixels':
    'tem pixels demais: o limite é de 50 megapixels (24 em WebP, PNG entrelaçado e JPEG progressivo; 4 em AVIF) e de 12.000 pixels de lado',
  'too-complex': 'é pesada demais para ser lida: salve-a com menos pixels e envie outra vez',
};
