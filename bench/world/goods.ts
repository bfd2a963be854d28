/** The products of the measured shop: generated, the same on every run. */
import type { NewCategory, NewProduct } from '#features/catalog/server/products/edit/put-catalog.ts';
import { centavos } from '#kernel/money.ts';
import { NONE, ONE, type Quantity, thousandths } from '#kernel/quantity.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';

const ROOTS = ['mercearia', 'bebidas', 'limpeza', 'higiene', 'padaria'];
const LEAVES = ['basicos', 'ofertas', 'importados', 'regionais', 'familia', 'prontos', 'avulsos', 'kits'];
const NOUNS = 'arroz feijão café açúcar biscoito suco vinho sabão papel queijo massa molho azeite'.split(' ');
/** One product in ten has each, so a search for one of them is a search for a common word. */
export const COMMON_WORDS =
  'integral orgânico tradicional artesanal premium caseiro leve extra especial clássico'.split(' ');
const BRANDS = 'Aurora Serrana Ipê Bonfim Camélia Dourado Estrela Figueira Girassol Horizonte'.split(' ');
const SIZES = ['250 g', '500 g', '1 kg', '2 kg', '300 ml', '1 l'];

export const categoryTree: readonly NewCategory[] = ROOTS.map((root) => ({
  slug: root,
  name: titled(root),
  children: LEAVES.map((leaf) => ({ slug: leaf, name: titled(leaf) })),
}));

/** `stockOf` returns the stock of the product with this number. */
export function goods(count: number, stockOf: (number: number) => Quantity): NewProduct[] {
  const random = seededRandom(20_25);
  return Array.from({ length: count }, (_, number) => product(number, random, stockOf(number)));
}

function product(number: number, random: SeededRandom, stock: Quantity): NewProduct {
  const root = at(ROOTS, number);
  const leaf = at(LEAVES, Math.floor(number / ROOTS.length));
  const word = at(COMMON_WORDS, Math.floor(number / 7));
  const noun = titled(random.pick(NOUNS));
  const brand = random.pick(BRANDS);
  const price = 199 + random.below(9_000);
  return {
    sku: `B${String(number).padStart(6, '0')}`,
    name: `${noun} ${word} ${brand} ${random.pick(SIZES)}`,
    brand,
    description: `${noun} da marca ${brand}, escolhido com cuidado. Conserve em lugar seco e arejado.`,
    categoryPath: `${root}/${leaf}`,
    unit: 'UN',
    ean: String(7_890_000_000_000 + number),
    price: centavos(price),
    ...(number % 5 === 0
      ? { wholesale: { minimum: thousandths(12_000), price: centavos(Math.round(price * 0.9)) } }
      : {}),
    tiers: number % 5 === 1 ? [{ from: thousandths(6_000), price: centavos(Math.round(price * 0.95)) }] : [],
    increments: { step: ONE, minimum: NONE },
    multiple: ONE,
    stock,
    tags: number % 10 === 0 ? ['oferta'] : [],
    pictures: [{ id: String(number).padStart(32, '0'), alt: '', width: 640, height: 640 }],
    ground: 1 + (number % 8),
    popularity: random.below(1_000),
  };
}

function at<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
