/** Creates what is missing of the demo world. Later changes by a shop are kept. Design 6. */
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { allowIdle } from '#platform/db/allow-idle.ts';
import type { Database } from '#platform/db/database.ts';
import { pictureStoreOf } from '../picture-store-of.ts';
import type { Settings } from '../settings.ts';
import { DEMO_COMPANY_TREES, DEMO_TERMS } from './companies/companies.ts';
import { seedCompanies, seedTerms } from './companies/seed-companies.ts';
import { seedChats } from './seed-chat.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedDelivered } from './seed-delivered.ts';
import { seedExports } from './seed-exports.ts';
import { seedGroups } from './seed-groups.ts';
import { seedHomes } from './seed-homes.ts';
import { seedMeasurements } from './seed-measurements.ts';
import { seedNotes } from './seed-notes.ts';
import { seedPages } from './seed-pages.ts';
import { seedPeople, seedRepresentatives, seedStaff } from './seed-people.ts';
import { demoPictures } from './seed-pictures.ts';
import { seedStockWork } from './seed-stock-work.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { seedSupplier } from './seed-supplier.ts';
import { seedTeams } from './seed-teams.ts';
import { seedTitles } from './seed-titles.ts';
import { seedWeeks } from './seed-weeks.ts';
import { DEMO_CHATS } from './world/chat.ts';
import { DEMO_CONVERSATIONS } from './world/conversations.ts';
import { DEMO_DELIVERED } from './world/delivered.ts';
import { emporioDaVila } from './world/emporio-da-vila.ts';
import { ferragensAtlas } from './world/ferragens-atlas.ts';
import { DEMO_GROUPS } from './world/groups.ts';
import { emporioDaVilaHome } from './world/home/emporio-da-vila-home.ts';
import { ferragensAtlasHome } from './world/home/ferragens-atlas-home.ts';
import { mercadoCentralHome } from './world/home/mercado-central-home.ts';
import { papelariaAuroraHome } from './world/home/papelaria-aurora-home.ts';
import { DEMO_MEASUREMENTS } from './world/measurements.ts';
import { mercadoCentral } from './world/mercado-central.ts';
import { DEMO_NOTES } from './world/notes.ts';
import { emporioDaVilaPages } from './world/pages/emporio-da-vila-pages.ts';
import { ferragensAtlasPages } from './world/pages/ferragens-atlas-pages.ts';
import { mercadoCentralPages } from './world/pages/mercado-central-pages.ts';
import { papelariaAuroraPages } from './world/pages/papelaria-aurora-pages.ts';
import { papelariaAurora } from './world/papelaria-aurora.ts';
import { DEMO_CLIENTS, DEMO_REPRESENTATIVES, DEMO_STAFF } from './world/people.ts';
import { DEMO_STOCK_WORK } from './world/stock-work.ts';
import { DEMO_SUBSCRIPTIONS } from './world/subscriptions.ts';
import { DEMO_TEAMS } from './world/teams.ts';
import { HORIZONTE_TITLES, TITLES_METHOD } from './world/titles.ts';
import { DEMO_WEEKS } from './world/weeks.ts';

const PAGES = [mercadoCentralPages, emporioDaVilaPages, ferragensAtlasPages, papelariaAuroraPages];
const HOMES = [mercadoCentralHome, emporioDaVilaHome, ferragensAtlasHome, papelariaAuroraHome];
const SUPPLIERS = [mercadoCentral, emporioDaVila, ferragensAtlas, papelariaAurora];

export async function seedDemo(
  database: Database,
  settings: Pick<Settings, 'dataDir' | 'objectStorage'>,
): Promise<void> {
  const store = pictureStoreOf(settings);
  const pictures = demoPictures(store);
  for (const supplier of SUPPLIERS) {
    if ((await supplierByKey(database.db, supplier.slug)) !== undefined) continue;
    await database.transaction(async (db) => {
      // Pictures are encoded meanwhile, which takes long on a slow or busy machine.
      await allowIdle(db);
      await seedSupplier(db, supplier, pictures);
    });
  }
  await database.transaction((db) => seedPeople(db, DEMO_CLIENTS));
  await database.transaction((db) => seedRepresentatives(db, DEMO_REPRESENTATIVES));
  await database.transaction((db) => seedStaff(db, DEMO_STAFF));
  await seedTeams(database, DEMO_TEAMS);
  await seedPages(database, store, PAGES);
  await seedHomes(database, store, HOMES);
  await seedChats(database, DEMO_CHATS);
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
  await seedWeeks(database, DEMO_WEEKS, 'ops@mercado-central.exemplo.com.br');
  await seedMeasurements(database, DEMO_MEASUREMENTS);
  await sumUpDays(database);
  await seedConversations(database, DEMO_CONVERSATIONS);
  await seedStockWork(database, store, DEMO_STOCK_WORK);
  await seedNotes(database, DEMO_NOTES);
  await seedCompanies(database, DEMO_COMPANY_TREES);
  await seedTerms(database, DEMO_TERMS);
  await seedExports(database);
  await seedGroups(database, DEMO_GROUPS);
}
