/** Messages for rejected lines of a product file, in terms of its columns. */
import type { ImportProblem, ImportReason } from '../../domain/import/import-fields.ts';
import type { PictureProblem } from '../../domain/import/picture-problem.ts';
import { pictureProblems } from '../product-pictures/picture-texts.ts';
import { importColumnOf } from './import-columns.ts';

const texts: Record<ImportProblem, string> = {
  missing: 'está vazio',
  'too-long': 'é longo demais',
  'too-many': 'tem mais de 40 partes',
  'not-a-number': 'não é um número aceito (use 12,90 ou 12.90)',
  ambiguous: 'pode ser milhar ou decimal: escreva com os centavos (1.234,00)',
  'too-large': 'é grande demais',
  'not-positive': 'deve ser maior que zero',
  'not-utf8': 'tem letras que não estão em UTF-8',
  'not-an-ean': 'deve ter de 8 a 14 dígitos',
  'without-pair': 'falta para a venda no atacado (minvendaatacado e precovendaatacado andam juntos)',
  'not-a-grouping': 'não é um agrupador (use "Sabor: Morango", separados por ponto e vírgula)',
  'below-minimum': 'é menor que min_por_pedido',
  'not-a-device': 'deve ser desktop, mobile ou os dois',
  'not-yes-or-no': 'deve ser sim ou não',
  'unknown-product': 'não é de nenhum produto da loja',
  'several-products': 'é de mais de um produto: use o código (sku)',
  'product-twice': 'é de um produto que já está em uma linha acima',
};

/** Example: 'preco está vazio', 'preco "1.234" pode ser milhar ou decimal: …'. */
export const reasonText = ({ field, problem, value }: ImportReason): string =>
  value.trim() === ''
    ? `${importColumnOf(field)} ${texts[problem]}`
    : `${importColumnOf(field)} "${value.trim()}" ${texts[problem]}`;

/** The product is imported nevertheless. */
export const pictureText = (named: string, problem: PictureProblem): string =>
  `imagem "${shortened(named)}" ${pictureProblems[problem]}; o produto foi importado sem ela`;

/** Keeps both ends, because URLs often differ only at the end. */
const shortened = (named: string): string =>
  named.length <= 80 ? named : `${named.slice(0, 40)}…${named.slice(-39)}`;

export const columnCountText = (found: number, expected: number): string =>
  `tem ${found} colunas em vez de ${expected}`;

export const missingPrincipalText = (sku: string): string =>
  `produto_principal "${sku.slice(0, 60)}" não é de nenhum produto; o produto ficou sem vínculo`;

export const missingSegmentText = (name: string): string =>
  `categoria_segmentos "${name.slice(0, 60)}" não é de nenhum segmento da loja; a categoria ficou sem ele`;
