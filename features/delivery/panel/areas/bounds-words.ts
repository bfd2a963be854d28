import type { EditedBounds } from '../../domain/edited-area.ts';

/** '51020000' → '51020-000' */
export const cepWords = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** '3,5' → 3500; undefined for what is no distance. */
export function metresIn(text: string): number | undefined {
  const typed = text.trim().replace(/\s*km$/i, '');
  if (!/^\d{1,3}(,\d{1,3})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * 1000);
}

/** 3500 → '3,5', as it is typed. */
export const kilometresText = (metres: number): string =>
  (metres / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 3, useGrouping: false });

const kilometres = (metres: number): string => `${(metres / 1000).toLocaleString('pt-BR')} km`;

export function boundsWords(bounds: EditedBounds): string {
  if (bounds.kind === 'postal-range') return `CEPs de ${cepWords(bounds.from)} a ${cepWords(bounds.to)}`;
  if (bounds.kind === 'polygon') return 'desenhada no mapa';
  return `raio de ${kilometres(bounds.metres)}`;
}
