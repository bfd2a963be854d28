/** Numbers as Brazilians type them, to whole units: centavos, thousandths, hundredths of a percent. */
import { exactUnits } from '#kernel/exact-units.ts';
import { formatHundredths, formatParts, formatWhole } from '#kernel/number-format.ts';
import { parseTypedThousands } from '#platform/ui/forms/number-draft.ts';

export interface NumberKind {
  readonly places: 0 | 2 | 3;
  /** Always both decimals: amounts. */
  readonly fixed?: boolean;
  readonly negative?: boolean;
}

/** '1.234,56' is 123456 with two places. null for an empty text, NaN for what is no such number. */
export function unitsOf(text: string, { places, negative = false }: NumberKind): number | null {
  const typed = text.trim().replace(/^R\$\s*|\s*%$/g, '');
  if (typed === '') return null;
  const isBelow = negative && typed.startsWith('-');
  const number = parseTypedThousands(isBelow ? typed.slice(1).trim() : typed);
  if (number === undefined) return Number.NaN;
  const units =
    places === 0 ? (Number.isSafeInteger(number) ? number : undefined) : exactUnits(number, places);
  return units === undefined ? Number.NaN : isBelow && units !== 0 ? -units : units;
}

export function unitsText(units: number | null, { places, fixed = false }: NumberKind): string {
  if (units === null || Number.isNaN(units)) return '';
  if (places === 0) return formatWhole(units);
  return fixed ? formatHundredths(units) : formatParts(units, places);
}
