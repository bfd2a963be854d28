/** The pictures of every product of the demo's shops: which model, which parameters, which label. */
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '#platform/process/project-folder.ts';
import { nameOf } from '../../../apps/server/src/demo/catalog/expand.ts';
import emporio from './emporio-da-vila.mjs';
import ferragens from './ferragens-atlas.mjs';
import mercado from './mercado-central.mjs';
import papelaria from './papelaria-aurora.mjs';
import { furtherViews } from './views.mjs';

export const TABLES = {
  'mercado-central': mercado,
  'emporio-da-vila': emporio,
  'ferragens-atlas': ferragens,
  'papelaria-aurora': papelaria,
};

const slugOf = (words) =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Every variant of every line of the tables in `apps/server/demo/catalog`. */
export function variants() {
  return Object.keys(TABLES).flatMap((shop) => {
    const folder = inProject(`apps/server/demo/catalog/${shop}`);
    return readdirSync(folder).flatMap((file) => {
      const department = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      return department.shelves.flatMap((shelf) =>
        shelf.lines.flatMap((line) =>
          (line.sizes ?? [['']]).flatMap(([size], at) =>
            (line.kinds ?? ['']).map((each) => {
              const kind = typeof each === 'string' ? each : each[0];
              return {
                shop,
                department: department.slug,
                shelf: shelf.slug,
                line,
                kind,
                size,
                at,
                sizes: (line.sizes ?? [['']]).map(([label]) => label),
                name: nameOf(line, kind, size),
              };
            }),
          ),
        ),
      );
    });
  });
}

/** Chooses by sort and size, all the way down. */
function chosen(value, kind, size) {
  if (Array.isArray(value)) return value.map((each) => chosen(each, kind, size));
  if (typeof value !== 'object' || value === null) return value;
  if ('byKind' in value) return chosen(value.byKind[kind] ?? value.otherwise, kind, size);
  if ('bySize' in value) return chosen(value.bySize[size] ?? value.otherwise, kind, size);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, chosen(each, kind, size)]));
}

const MEASURE =
  /(?:— )?(?:caixa com |pacote com |display com |cento)?\d+(?:[.,]\d+)?(?: ?[×x] ?\d+(?:[.,]\d+)?)?(?: ?(?:ml|l|kg|g|m|cm|mm|un\.|L|folhas|rolos|cores|peças|W|Peças|sachês|mAh))(?:\b|\.|$)[^{}]*$/;

/** What a label says when its table says nothing else: the line's name without brand, sort and measure. */
export function wordsOf({ line, kind, size }) {
  const bare = line.name
    .replaceAll('{kind}', ' ')
    .replaceAll('{brand}', ' ')
    .replaceAll('{size}', ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const measure = bare.match(MEASURE)?.[0] ?? '';
  const title = bare
    .replace(measure, '')
    .replace(/ (?:de|em|com|para|da|do|e|—)$/, '')
    .replace(/—.*$/, '')
    .trim();
  const clean = (words) => words.replace(/^de (?=[A-ZÀ-Ú])/, '').trim();
  return { title, kind: clean(kind), size: size === '' ? measure.replace(/^— /, '').trim() : size };
}

/** Bigger packs look bigger beside smaller ones of the same line. */
function fillOf({ size, sizes }) {
  const amounts = sizes.map(amountOf);
  const mine = amountOf(size);
  const most = Math.max(...amounts.map((each) => each ?? 0));
  return mine === undefined || most === 0 ? 1 : Math.max(0.76, (mine / most) ** 0.22);
}

function amountOf(size) {
  const found = size.match(/([\d.]+(?:,\d+)?) ?(kg|g|ml|l|L|m|mm|un\.|rolos|folhas|cores|peças)?/);
  if (found === null) return undefined;
  const number = Number(found[1].replace(/\.(?=\d{3})/, '').replace(',', '.'));
  return ['kg', 'l', 'L', 'm'].includes(found[2]) ? number * 1000 : number;
}

/** Models that print nothing show all sizes of a line alike: they share one picture. */
const PRINTED = new Set([
  'bottle',
  'bag',
  'pouch',
  'block',
  'sack',
  'carton',
  'brick',
  'bar',
  'biscuits',
  'drinkCan',
  'tin',
  'jar',
  'cup',
  'tub',
  'pail',
  'tube',
  'rolls',
  'eggs',
  'hangCard',
  'sardineTin',
  'cartridge',
  'stick',
  'soapBox',
  'slicedBread',
  'freshCheese',
  'glassTub',
  'iceBag',
  'sponges',
  'bagRoll',
  'rubberGloves',
  'batteries',
  'toothbrush',
  'grinder',
  'ream',
  'scentedCandle',
  'book',
  'sign',
  'greetingCard',
]);

export function orderOf(variant) {
  const { shop, line, kind, size, name } = variant;
  const entry = chosen(TABLES[shop][line.name], kind, size);
  if (entry === undefined) throw new Error(`${shop}: no picture is decided for ${line.name}`);
  if (entry.model === 'tile') return { shop, name, entry, pictures: [] };
  const words = wordsOf(variant);
  const order = {
    packed: PRINTED.has(entry.model),
    model: entry.model,
    params: entry.params,
    view: { ...entry.view, ...(PRINTED.has(entry.model) && { fill: fillOf(variant) }) },
    brand: line.brand ?? '',
    ...words,
    ...Object.fromEntries(Object.entries(entry.label).filter(([, value]) => value !== undefined)),
  };
  // The trade's sorts are colours and grades: their names mean no fruit.
  if (shop === 'ferragens-atlas') order.art ??= order.fallback;
  const cover = entry.model === 'notebook' && entry.params?.plain === undefined;
  const shared = !PRINTED.has(entry.model) && !cover;
  const identity = shared
    ? JSON.stringify([
        entry.model,
        entry.params,
        entry.view,
        entry.label.brand === undefined && entry.params?.label ? order.brand : '',
      ])
    : name;
  return { shop, name, entry, order, identity };
}

export function allOrders() {
  const keys = new Map();
  return variants().map((variant) => {
    const one = orderOf(variant);
    if (one.pictures !== undefined) return one;
    const identity = `${one.shop} ${one.identity}`;
    if (!keys.has(identity)) keys.set(identity, `${one.shop}/${slugOf(one.name)}`);
    const key = keys.get(identity);
    return { ...one, pictures: [{ key, alt: '', order: one.order }, ...furtherViews(one, key, one.order)] };
  });
}
