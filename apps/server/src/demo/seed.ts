/** Creates what is missing of the demo world. Later changes by a shop are kept. Design 6. */
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import type { Database } from '#platform/db/database.ts';
import { pictureStoreOf } from '../picture-store-of.ts';
import type { Settings } from '../settings.ts';
import { seedDelivered } from './seed-delivered.ts';
import { seedPeople, seedRepresentatives, seedStaff } from './seed-people.ts';
import { demoPictures } from './seed-pictures.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { seedSupplier } from './seed-supplier.ts';
import { seedTitles } from './seed-titles.ts';
import { DEMO_DELIVERED } from './world/delivered.ts';
import { emporioDaVila } from './world/emporio-da-vila.ts';
import { ferragensAtlas } from './world/ferragens-atlas.ts';
import { mercadoCentral } from './world/mercado-central.ts';
import { papelariaAurora } from './world/papelaria-aurora.ts';
import { DEMO_CLIENTS, DEMO_REPRESENTATIVES, DEMO_STAFF } from './world/people.ts';
import { DEMO_SUBSCRIPTIONS } from './world/subscriptions.ts';
import { HORIZONTE_TITLES, TITLES_METHOD } from './world/titles.ts';

const SUPPLIERS = [mercadoCentral, emporioDaVila, ferragensAtlas, papelariaAurora];

export async function seedDemo(
  database: Database,
  settings: Pick<Settings, 'dataDir' | 'objectStorage'>,
): Promise<void> {
  const pictures = demoPictures(pictureStoreOf(settings));
  for (const supplier of SUPPLIERS) {
    if ((await supplierByKey(database.db, supplier.slug)) !== undefined) continue;
    await database.transaction((db) => seedSupplier(db, supplier, pictures));
  }
  await database.transaction((db) => seedPeople(db, DEMO_CLIENTS));
  await database.transaction((db) => seedRepresentatives(db, DEMO_REPRESENTATIVES));
  await database.transaction((db) => seedStaff(db, DEMO_STAFF));
  await seedSubscriptions(database, DEMO_SUBSCRIPTIONS);
  await database.transaction((db) =>
    seedTitles(db, {
      supplier: ferragensAtlas.slug,
      email: 'compras@horizonte.exemplo.com.br',
      methodName: TITLES_METHOD,
      titles: HORIZONTE_TITLES,
    }),
  );
  await seedDelivered(database, DEMO_DELIVERED);
}
