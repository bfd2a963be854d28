/** Why a line of a product file was refused, in the words of whoever made the file. */
import type { ImportProblem, ImportReason } from '../domain/import-fields.ts';
import { columnOf } from './import-columns.ts';

const texts: Record<ImportProblem, string> = {
  missing: 'está vazio',
  'too-long': 'é longo demais',
  'not-a-number': 'não é um número aceito (use 12,90 ou 12.90)',
  ambiguous: 'pode ser milhar ou decimal: escreva com os centavos (1.234,00)',
  'too-large': 'é grande demais',
  'not-positive': 'deve ser maior que zero',
  'not-utf8': 'tem letras que não estão em UTF-8',
  'not-an-ean': 'deve ter de 8 a 14 dígitos',
  'without-pair': 'falta para a venda no atacado (minvendaatacado e precovendaatacado andam juntos)',
  'below-minimum': 'é menor que min_por_pedido',
};

/** "preco está vazio", 'preco "1.234" pode ser milhar ou decimal: …'. */
export const reasonText = ({ field, problem, value }: ImportReason): string =>
  value.trim() === ''
    ? `${columnOf(field)} ${texts[problem]}`
    : `${columnOf(field)} "${value.trim()}" ${texts[problem]}`;

const pictureTexts = {
  'is-an-address':
    'é um endereço da internet, que ainda não é aceito: use um arquivo local ou o id de uma foto',
  'not-stored': 'não é o id de uma foto guardada',
  'not-readable': 'não é um arquivo que possa ser lido',
  'not-a-picture': 'não é uma foto PNG, JPEG, WebP ou AVIF inteira',
};

export const pictureText = (named: string, problem: keyof typeof pictureTexts): string =>
  `imagem "${named.slice(0, 60)}" ${pictureTexts[problem]}`;

export const columnCountText = (found: number, expected: number): string =>
  `tem ${found} colunas em vez de ${expected}`;
