import type { EditedBounds } from '../../domain/edited-area.ts';

/** '51020000' → '51020-000' */
export const cepWords = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

const kilometres = (metres: number): string => `${(metres / 1000).toLocaleString('pt-BR')} km`;

export function boundsWords(bounds: EditedBounds): string {
  if (bounds.kind === 'postal-range') return `CEPs de ${cepWords(bounds.from)} a ${cepWords(bounds.to)}`;
  if (bounds.kind === 'polygon') return 'desenhada no mapa';
  return `raio de ${kilometres(bounds.metres)}`;
}
