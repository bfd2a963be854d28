/** Makes the demo world where it is missing. What a shop has changed since stays as it is. Design 6. */
import { join } from 'node:path';
import { supplierByKey } from '#features/suppliers/server/public.ts';
import type { Database } from '#platform/db/database.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import type { Settings } from '../settings.ts';
import { seedPeople } from './seed-people.ts';
import { glyphPictures } from './seed-pictures.ts';
import { seedSupplier } from './seed-supplier.ts';
import { emporioDaVila } from './world/emporio-da-vila.ts';
import { ferragensAtlas } from './world/ferragens-atlas.ts';
import { mercadoCentral } from './world/mercado-central.ts';
import { papelariaAurora } from './world/papelaria-aurora.ts';
import { DEMO_CLIENTS } from './world/people.ts';

const SUPPLIERS = [mercadoCentral, emporioDaVila, ferragensAtlas, papelariaAurora];

export async function seedDemo(database: Database, { dataDir }: Pick<Settings, 'dataDir'>): Promise<void> {
  const pictureOf = glyphPictures(diskPictureStore(join(dataDir, 'pictures')));
  for (const supplier of SUPPLIERS) {
    if ((await supplierByKey(database.db, supplier.slug)) !== undefined) continue;
    await database.transaction((db) => seedSupplier(db, supplier, pictureOf));
  }
  await database.transaction((db) => seedPeople(db, DEMO_CLIENTS));
}
