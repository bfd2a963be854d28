import { putSectors } from '#features/catalog/server/categories/sectors.ts';
import { type NewProduct, putCatalog } from '#features/catalog/server/products/edit/put-catalog.ts';
import { createDeliveryArea } from '#features/delivery/server/areas/create-delivery-area.ts';
import type { NewPolicy } from '#features/pricing/domain/policy.ts';
import { startPrices } from '#features/pricing/server/start-prices.ts';
import type { SupplierTag } from '#features/suppliers/domain/tags/tags.ts';
import { createSupplier } from '#features/suppliers/server/create-supplier.ts';
import { centavos } from '#kernel/money.ts';
import { NONE, ONE } from '#kernel/quantity.ts';
import { joinEmbeddedDatabase } from '#platform/db/embedded.ts';
import { openDatabase } from '#platform/db/open-database.ts';

let made = 0;

/** Where such a shop delivers; no shop of the demo world does. */
export const CURITIBA = { postalCode: '80010000', latitude: -25.43, longitude: -49.27 };

const AT_HOME = { latitude: CURITIBA.latitude, longitude: CURITIBA.longitude };

/** Creates an unlisted shop with these tags and price policies, whose coffee has these terms; returns its path. */
export async function ownShop(
  tags: readonly SupplierTag[],
  policies: readonly NewPolicy[] = [],
  terms: Partial<Pick<NewProduct, 'wholesale' | 'multiple'>> = {},
): Promise<string> {
  made += 1;
  const slug = `loja-${process.pid}-${made}`;
  const { url } = await joinEmbeddedDatabase({ dataDir: process.env.E2E_DATA_DIR ?? '', log: () => {} });
  const database = openDatabase(url);
  await database.transaction(async (db) => {
    const { id } = await createSupplier(db, {
      slug,
      name: 'Loja de Curitiba',
      listed: false,
      whiteLabel: false,
      tags,
      theme: { primary: '#1d3f72', secondary: '#f28c28', auxiliary: '#eaf0f8', text: '#ffffff' },
      menu: [],
      footer: {
        legalName: 'Loja Ltda.',
        cnpj: '41.603.852/0001-50',
        address: 'Rua XV, 1, Curitiba',
        columns: [],
      },
      domains: [],
      stores: [{ name: 'Loja do centro', addressText: 'Rua XV, 1, Curitiba', hours: '', ...AT_HOME }],
    });
    const { latitude, longitude } = CURITIBA;
    const ordinary = { fee: centavos(900), minimumOrder: centavos(0), leadHours: 1 };
    await createDeliveryArea(db, id, {
      ...ordinary,
      name: 'Curitiba, por CEP',
      bounds: { kind: 'postal-range', from: '80000000', to: '82999999' },
      position: 0,
    });
    await createDeliveryArea(db, id, {
      ...ordinary,
      name: 'Curitiba',
      bounds: {
        kind: 'polygon',
        ring: [
          [longitude - 0.1, latitude - 0.1],
          [longitude + 0.1, latitude - 0.1],
          [longitude + 0.1, latitude + 0.1],
          [longitude - 0.1, latitude + 0.1],
        ],
      },
      position: 1,
    });
    await putCatalog(
      db,
      id,
      [{ slug: 'cafes', name: 'Cafés', children: [] }],
      [
        {
          sku: 'CAFE',
          name: 'Café torrado',
          brand: '',
          description: '',
          categoryPath: 'cafes',
          unit: 'UN',
          price: centavos(2590),
          tiers: [],
          increments: { step: ONE, minimum: NONE },
          multiple: ONE,
          tags: [],
          ground: 1,
          popularity: 1,
          ...terms,
        },
      ],
    );
    await startPrices(db, id, { policies, tables: [] });
    await putSectors(db, id, [{ slug: 'bebidas', name: 'Bebidas quentes', categories: ['cafes'] }]);
  });
  await database.close();
  return `/${slug}`;
}
