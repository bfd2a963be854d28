import {
  emporioDaVilaCatalog,
  ferragensAtlasCatalog,
  mercadoCentralCatalog,
  papelariaAuroraCatalog,
} from '../../../apps/server/src/demo/catalog/catalogs.ts';

export const CATALOGS = {
  'mercado-central': mercadoCentralCatalog,
  'emporio-da-vila': emporioDaVilaCatalog,
  'ferragens-atlas': ferragensAtlasCatalog,
  'papelaria-aurora': papelariaAuroraCatalog,
};

/** Of every picture: how far ahead the first product stands that shows it, from 1000 down. What is seen most is rendered first. */
export function popularityOf(orders) {
  const ranks = new Map(
    Object.entries(CATALOGS).flatMap(([shop, { products }]) =>
      products.map(({ name, popularity }) => [`${shop} ${name}`, popularity]),
    ),
  );
  const best = new Map();
  for (const { shop, name, pictures } of orders)
    for (const { key } of pictures)
      best.set(key, Math.max(best.get(key) ?? 0, ranks.get(`${shop} ${name}`) ?? 0));
  return best;
}
