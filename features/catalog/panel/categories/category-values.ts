import type { CategoryFields } from '../../domain/categories/edited-category.ts';
import { DEVICE_TYPES, type DeviceType } from '../../domain/category.ts';

/** The values of a category's form; `mostrar` holds the devices whose menus show it. */
export interface CategoryValues {
  nome: string;
  slug: string;
  mostrar: string[];
  maiorDeIdade: boolean;
}

export const DEVICES = [
  { value: 'desktop', label: 'Computadores' },
  { value: 'mobile', label: 'Celulares' },
] as const satisfies readonly { readonly value: DeviceType; readonly label: string }[];

export const LABELS = {
  nome: 'Nome',
  slug: 'Endereço',
  mostrar: 'Mostrar no menu',
  maiorDeIdade: 'Só para maiores de 18 anos',
};

export const NEW_CATEGORY: CategoryValues = {
  nome: '',
  slug: '',
  mostrar: [...DEVICE_TYPES],
  maiorDeIdade: false,
};

export const valuesOf = ({ name, slug, hiddenOn, adultsOnly }: CategoryFields): CategoryValues => ({
  nome: name,
  slug,
  mostrar: DEVICE_TYPES.filter((device) => !hiddenOn.includes(device)),
  maiorDeIdade: adultsOnly,
});

export const bodyOf = ({ nome, slug, mostrar, maiorDeIdade }: CategoryValues) => ({
  nome,
  slug,
  ocultaem: DEVICE_TYPES.filter((device) => !mostrar.includes(device)),
  maiorDeIdade,
});

/** The state of a category in the shop's menus; undefined: shown everywhere. */
export function hiddenWords({ hiddenOn }: Pick<CategoryFields, 'hiddenOn'>): string | undefined {
  if (hiddenOn.length === 0) return undefined;
  if (hiddenOn.length === DEVICE_TYPES.length) return 'Oculta';
  return hiddenOn.includes('desktop') ? 'Oculta no computador' : 'Oculta no celular';
}
