/**
 * Background jobs. Processes with the role `jobs` share them: one at a time runs each. Where a process has lost its lease two may run the same
 * one, without harm: jobs lock, or claim, the rows that they work on.
 */
import { checkCertificates } from '#features/administration/server/domains/check-certificates.ts';
import { lookUpDomains } from '#features/administration/server/domains/look-up-domain.ts';
import {
  type GoogleSettings,
  sendQueuedEvents,
} from '#features/analytics/server/google/send-queued-events.ts';
import { sumUpVisitDays } from '#features/analytics/server/reports/sum-up-visits.ts';
import { sendDueAlerts } from '#features/catalog/server/alerts/send-due-alerts.ts';
import { dropUnnamedPictures } from '#features/catalog/server/product-pictures/drop-unnamed-pictures.ts';
import { productPictures } from '#features/catalog/server/product-pictures/product-pictures.tables.ts';
import { categories, products } from '#features/catalog/server/products/catalog.tables.ts';
import { runSheetImports } from '#features/catalog/server/sheet-import/run-sheet-imports.ts';
import { mailWhoIsAway } from '#features/chat/server/mails/mail-who-is-away.ts';
import { refreshGroups } from '#features/clients/server/rules/refresh-groups.ts';
import { staticPagePictures } from '#features/content/server/content.tables.ts';
import { publishDue } from '#features/content/server/publish-due.ts';
import { runExports } from '#features/exports/server/run-exports.ts';
import { type PushSettings, sendPushes } from '#features/notifications/server/send-pushes.ts';
import { closeForgottenQuotes } from '#features/orders/server/quotes/close-forgotten-quotes.ts';
import { renewSubscriptions } from '#features/orders/server/renewal/renew-subscriptions.ts';
import { sumUpDays } from '#features/orders/server/reports/sum-up-days.ts';
import { orderedPictures } from '#features/orders/server/store/order-lines.store.ts';
import {
  lastPurchases,
  purchasesAfter,
  purchasesOf,
  suppliersWithPurchases,
} from '#features/orders/server/store/purchases.store.ts';
import { reservedGoods } from '#features/orders/server/store/reserved-goods.store.ts';
import { startOfPeriod } from '#features/privacy/domain/retention/period.ts';
import { RETENTION } from '#features/privacy/domain/retention/retention-periods.ts';
import { forgetDue } from '#features/privacy/server/forget-due.ts';
import { forgetAgain, forgottenFile, listForgotten } from '#features/privacy/server/forgotten-clients.ts';
import { deleteOld } from '#features/privacy/server/retention/delete-old.ts';
import { computeRecommendations } from '#features/recommendations/server/compute-recommendations.ts';
import { suppliers } from '#features/suppliers/server/suppliers.tables.ts';
import type { Instant } from '#kernel/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { uploadFolder } from '#platform/http/body/upload-spool.ts';
import type { JobWork } from '#platform/jobs/job.ts';
import { dropStoredMails, dropStoredMailsTo, mailFolder } from '#platform/mail/mail-folder.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { dropDrafts } from '#platform/process/whole-file.ts';
import { pictureFolders } from '../picture-store-of.ts';

/** All columns that reference a stored picture, but for lines of orders: a picture that none of them names is deleted. */
const NAMING_PICTURES = [
  productPictures.pictureId,
  products.picture,
  categories.picture,
  suppliers.logo,
  suppliers.icon,
  staticPagePictures.pictureId,
] as const;

export const PICTURE_REFERENCES = { naming: NAMING_PICTURES, inOrders: orderedPictures };

const DAY = 24 * 60 * 60_000;

const dropOldMails = (dataDir: string, now: Instant): Promise<number> =>
  dropStoredMails(mailFolder(dataDir), startOfPeriod(RETENTION['mail-files'].period, now));

/** Deletes unfinished files from every folder that is written by "temporary name, then rename". */
const dropDraftsIn = async (dataDir: string, before: Instant): Promise<number> => {
  let dropped = 0;
  for (const folder of [...pictureFolders(dataDir), uploadFolder(dataDir), mailFolder(dataDir)])
    dropped += await dropDrafts(folder, before);
  return dropped;
};

const PURCHASES = { lastPurchases, purchasesAfter, purchasesOf, suppliersWithPurchases };

/** Jobs that run every two minutes (`OFTEN`); those of `jobsOf` run every hour. */
export const frequentJobsOf = (database: Database): readonly JobWork[] => [
  { name: 'domains looked up', run: (now) => lookUpDomains(database, now) },
  { name: 'certificates checked', run: (now) => checkCertificates(database, now) },
  { name: 'days summed up', run: () => sumUpDays(database) },
  { name: 'subscriptions renewed', run: (now) => renewSubscriptions(database, now) },
  {
    name: 'recommendations computed',
    run: (now) => computeRecommendations(database, PURCHASES, now),
  },
];

/** Jobs that run several times a minute (`SOON`), because somebody waits in front of a page or a product that may sell out again. */
export const soonJobsOf = (
  database: Database,
  pictures: PictureStore,
  google: GoogleSettings,
  push: PushSettings,
  report: (error: unknown) => void,
): readonly JobWork[] => [
  { name: 'product files imported', run: (now) => runSheetImports(database, pictures, now) },
  { name: 'exports written', run: (now) => runExports(database, { reservedGoods, report }, now) },
  { name: 'automatic groups computed', run: (now) => refreshGroups(database, now) },
  { name: 'alerts sent', run: (now) => sendDueAlerts(database, now) },
  { name: 'homes published', run: (now) => publishDue(database, now) },
  { name: 'conversations mailed', run: (now) => mailWhoIsAway(database, now) },
  { name: 'notifications sent', run: (now) => sendPushes(database.db, push, now) },
  { name: 'purchases sent to Google Analytics', run: (now) => sendQueuedEvents(database.db, google, now) },
];

/** Folders of the data outside the database. */
interface Folders {
  readonly dataDir: string;
  readonly walArchive?: string | undefined;
}

async function forgetClients(
  database: Database,
  { dataDir, walArchive }: Folders,
  now: Instant,
): Promise<number> {
  const files = [dataDir, ...(walArchive === undefined ? [] : [walArchive])].map(forgottenFile);
  let forgotten = 0;
  // A list that cannot be read holds up no deletion; its error is reported all the same.
  try {
    await forgetAgain(database, files);
  } finally {
    try {
      forgotten = await forgetDue(database, now, ({ emails }) =>
        dropStoredMailsTo(mailFolder(dataDir), emails),
      );
    } finally {
      await listForgotten(database, files);
    }
  }
  return forgotten;
}

export const jobsOf = (
  database: Database,
  pictures: PictureStore,
  { dataDir, walArchive }: Folders,
): readonly JobWork[] => [
  {
    name: 'forgotten clients',
    run: (now) => forgetClients(database, { dataDir, walArchive }, now),
  },
  { name: 'forgotten quotes', run: (now) => closeForgottenQuotes(database, now) },
  { name: 'old mail files', run: (now) => dropOldMails(dataDir, now) },
  { name: 'visits summed up', run: (now) => sumUpVisitDays(database.db, now) },
  { name: 'old rows', run: (now) => deleteOld(database, now) },
  { name: 'unfinished files', run: (now) => dropDraftsIn(dataDir, now - DAY) },
  {
    name: 'unnamed pictures',
    run: (now) => dropUnnamedPictures(database, pictures, PICTURE_REFERENCES, now),
  },
];
