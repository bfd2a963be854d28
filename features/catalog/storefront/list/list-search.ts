/**
 * The parameters of a product list's address. Default values are omitted, so that one list has one address. Every page
 * loads this file; code that only lists need is in other files.
 */
import { parseSort, sortToWire, type WireSort } from '../../contract/products/sort.wire.ts';
import { DEFAULT_SORT, LAST_PAGE } from '../../domain/product-query.ts';
import { searchText } from '../../domain/search/search-text.ts';
import { parsePrice, priceToAddress } from './filters/price-text.ts';

export interface ListSearch {
  readonly q?: string;
  /** Path of the category that the search is limited to. */
  readonly categoria?: string;
  /** Joined by commas, like brands and groupings. */
  readonly tags?: string;
  readonly marcas?: string;
  readonly agrupadores?: string;
  /** Reais; invalid text is kept, so that an error can be shown. */
  readonly preco_de?: string;
  readonly preco_ate?: string;
  /** Only products that can be bought now. */
  readonly disponiveis?: 'sim';
  /** Only what the client bought before. */
  readonly comprados?: 'sim';
  /** Also shows linked products where the list hides them by default. */
  readonly variacoes?: 'sim';
  readonly ordenacao?: WireSort;
  /** From 2. */
  readonly page?: number;
}

const MAX_KEYS = 10;
const MAX_PRICE_LENGTH = 16;
const keyGrammar = /^[\p{L}\p{N}_:-]{1,100}$/u;
const pathGrammar = /^[a-z\d-]{1,80}(\/[a-z\d-]{1,80}){0,5}$/;

/** Parses an address, valid or not; the result's parameters are always in the same order. */
export function parseListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const text = (name: keyof ListSearch): string => String(raw[name] ?? '');
  const yes = (name: keyof ListSearch) => text(name) === 'sim' && 'sim';
  const sort = parseSort(text('ordenacao'));
  const page = parsePage(text('page'));
  const said: Record<keyof ListSearch, string | number | false> = {
    q: searchText(text('q')),
    categoria: pathGrammar.test(text('categoria')) && text('categoria'),
    tags: splitKeys(text('tags')).join(','),
    marcas: splitKeys(text('marcas')).join(','),
    agrupadores: splitKeys(text('agrupadores')).join(','),
    preco_de: priceText(text('preco_de')),
    preco_ate: priceText(text('preco_ate')),
    disponiveis: yes('disponiveis'),
    comprados: yes('comprados'),
    variacoes: yes('variacoes'),
    ordenacao: sort !== DEFAULT_SORT && sortToWire(sort),
    page: page > 1 && page,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value));
}

function priceText(typed: string): string {
  const text = typed.trim().slice(0, MAX_PRICE_LENGTH).trim();
  const price = parsePrice(text);
  return price === undefined ? text : priceToAddress(price);
}

const parsePage = (text: string): number => (/^\d{1,5}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : 1);

export function splitKeys(text: string): readonly string[] {
  const keys = text.split(',').map((key) => key.trim());
  return [...new Set(keys.filter((key) => keyGrammar.test(key)))].slice(0, MAX_KEYS);
}
