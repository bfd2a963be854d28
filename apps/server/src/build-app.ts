/** Builds the whole server without listening: `main.ts` listens with it, tests inject requests. */

import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { presentedToken } from '#features/accounts/server/identity/session-cookie.ts';
import { onFailedDictionaries } from '#features/accounts/server/login/password-estimator.ts';
import { defaultSiteOf } from '#features/administration/server/change-default-site.ts';
import { isEmptyUntilBegun } from '#features/administration/server/first-run/prepare-first-run.ts';
import { googleAnalyticsOf } from '#features/suppliers/domain/google-analytics-of.ts';
import { addressOf, pathInShop } from '#features/suppliers/domain/hosts/redirect.ts';
import { isClosed } from '#features/suppliers/domain/shop-state.ts';
import { supplierByHost, supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { redirectFrom } from '#features/suppliers/server/redirects.store.ts';
import { defined } from '#kernel/defined.ts';
import { assetAt } from '#platform/assets/published-assets.store.ts';
import { attachRowCaches } from '#platform/db/cache/cached-query.ts';
import type { Database } from '#platform/db/database.ts';
import { uploadFolder, uploadSpool } from '#platform/http/body/upload-spool.ts';
import { documentation } from '#platform/http/documentation/documentation.ts';
import { health } from '#platform/http/health.ts';
import { httpApp } from '#platform/http/http-app.ts';
import { loggableError } from '#platform/http/logging/loggable-error.ts';
import type { CompletedRequest } from '#platform/http/request-durations.ts';
import { openLive } from '#platform/live/open-live.ts';
import { mailFolder } from '#platform/mail/mail-folder.ts';
import { servePictures } from '#platform/pictures/serve-pictures.ts';
import { answerCertificateHosts } from './certificate-hosts.ts';
import { createContextOf } from './context/context-of.ts';
import { contextRefusals } from './context/context-refusals.ts';
import { shopOfHost } from './context/supplier-of.ts';
import { samplePostalCodes } from './demo/world/postal-codes/sample-postal-codes.ts';
import { sampleCompanies } from './demo/world/sample-companies.ts';
import { liveTopics, serveFeatures } from './features.ts';
import { built, builtPanel } from './pages/build-folders.ts';
import { isApiPath, siteAddress } from './pages/page-address.ts';
import { registerOffline } from './pages/register-offline.ts';
import { registerPages } from './pages/register-pages.ts';
import { registerPanel } from './pages/register-panel.ts';
import { paymentGatewaysOf } from './payment-gateways-of.ts';
import { openPictures } from './picture-store-of.ts';
import { type PublicCaches, pageCalls, visitorCalls } from './public-cache/open-public-caches.ts';
import { answerPublicCall } from './public-cache/public-response-cache.ts';
import type { Settings } from './settings.ts';
import { watchPriceTampering } from './watch-price-tampering.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many open pages are notified of changes. */
    liveConnections: () => number;
  }
}

export interface AppParts {
  readonly settings: Pick<
    Settings,
    'dataDir' | 'defaultSite' | 'publicUrl' | 'sessionSecret' | 'trustedProxies'
  > &
    Partial<
      Pick<
        Settings,
        | 'visitorCalls'
        | 'smtpUrl'
        | 'objectStorage'
        | 'places'
        | 'companies'
        | 'demo'
        | 'cdnSeconds'
        | 'serviceWorker'
        | 'needsSecondStep'
      >
    >;
  readonly database: Database;
  readonly logger?: FastifyBaseLogger;
  /** False: only the API, as in route tests. */
  readonly pages?: boolean;
  /** Without it nothing is cached, as in tests that count queries. */
  readonly cache?: PublicCaches;
  /** Called after each response that went over a socket. */
  readonly onCompleted?: (request: CompletedRequest) => void;
  /** Database whose notifications are forwarded to open pages; without it pages poll. */
  readonly notificationsDatabaseUrl?: string;
}

export async function buildApp({
  settings,
  database,
  logger,
  pages = true,
  cache,
  notificationsDatabaseUrl,
  onCompleted,
}: AppParts): Promise<FastifyInstance> {
  const { defaultSite, publicUrl, sessionSecret, trustedProxies, places = {}, companies } = settings;
  const needsSecondStep = settings.needsSecondStep ?? true;
  const app = await httpApp({ trustedProxies, ...defined({ logger, onCompleted }) });
  app.decorate(
    'contextOf',
    createContextOf({ database, sessionSecret, needsSecondStep, visitorCalls: settings.visitorCalls }),
  );
  if (cache !== undefined) {
    attachRowCaches(database.db, cache.rowCaches);
    answerPublicCall(app, cache.answers, visitorCalls);
  }
  watchPriceTampering(app);
  onFailedDictionaries((error) =>
    app.log.error({ err: loggableError(error) }, 'new passwords are not estimated: dictionaries not loaded'),
  );
  const { pictures, sizes } = openPictures(settings, (error) =>
    app.log.warn({ err: loggableError(error) }, 'a picture was not made'),
  );
  serveFeatures(app, {
    publicUrl,
    ...(settings.smtpUrl === undefined ? { mailFolder: mailFolder(settings.dataDir) } : {}),
    sessionSecret,
    needsSecondStep,
    gateways: paymentGatewaysOf(settings, app.log),
    sandboxPayments: settings.demo ?? false,
    pictures,
    pictureSizes: sizes,
    uploads: uploadSpool(uploadFolder(settings.dataDir)),
    places: settings.demo ? { ...places, samplePostalCodes } : places,
    ...defined({ companies, sampleCompanies: settings.demo ? sampleCompanies : undefined }),
  });
  let liveConnections = (): number => 0;
  app.decorate('liveConnections', () => liveConnections());
  if (notificationsDatabaseUrl !== undefined) {
    const failed = (error: unknown): void =>
      app.log.warn({ err: loggableError(error) }, 'open pages were not told of a change');
    const live = openLive({
      server: app.server,
      database,
      url: notificationsDatabaseUrl,
      topics: liveTopics,
      failed,
    });
    liveConnections = live.connections;
    app.addHook('preClose', live.close);
  }
  documentation(app, contextRefusals);
  health(app, database);
  answerCertificateHosts(app, database);
  servePictures(app, sizes);
  if (pages) {
    const tiles = places.tiles === undefined ? undefined : new URL(places.tiles.url).origin;
    const findAsset = (path: string) => assetAt(database.db, path);
    await registerPanel(app, {
      dir: builtPanel,
      findAsset,
      tiles,
      origin: publicUrl,
      shopOfHost: (request) => shopOfHost(database.db, request.host),
    });
    await registerOffline(app, {
      clientDir: join(built, 'client'),
      shopOfHost: (request) => supplierByHost(database.db, request.host),
      shopByKey: (key) => supplierByKey(database.db, key),
      enabled: settings.serviceWorker ?? true,
    });
    await registerPages(app, {
      clientDir: join(built, 'client'),
      findAsset,
      serverEntry: join(built, 'server/server.js'),
      origin: publicUrl,
      shopOfHost: (request) => shopOfHost(database.db, request.host),
      hasSession: (request) => presentedToken(request) !== undefined,
      isApiPath,
      redirectOf: async (key, path, isOwnHost) => {
        const shop = await supplierByKey(database.db, key);
        const to = shop && (await redirectFrom(database.db, shop.id, pathInShop(path, isOwnHost)));
        return to === undefined ? undefined : addressOf(to, shop?.slug ?? key, isOwnHost);
      },
      isMeasured: async (key) => {
        const shop = await supplierByKey(database.db, key);
        return shop !== undefined && googleAnalyticsOf(shop) !== undefined;
      },
      ...defined({
        tiles,
        cdnSeconds: settings.cdnSeconds,
        shared:
          cache === undefined
            ? undefined
            : {
                cache: cache.pages,
                answers: { cache: cache.forPages, calls: pageCalls },
                supplierIdOf: async (key: string) => (await supplierByKey(database.db, key))?.id,
              },
      }),
      // What the platform's people chose counts more than the environment.
      defaultSite: async () => {
        const site = (await defaultSiteOf(database.db)) ?? defaultSite;
        return site === undefined ? undefined : siteAddress(site);
      },
      isEmpty: isEmptyUntilBegun(database.db),
      isClosed: async (key) => {
        const shop = await supplierByKey(database.db, key);
        return shop?.state !== undefined && isClosed(shop.state);
      },
    });
  }
  return app;
}
