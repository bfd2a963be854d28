import { setTimeout as sleep } from 'node:timers/promises';
import { prepareFirstRun } from '#features/administration/server/first-run/prepare-first-run.ts';
import { requireSharedSecret } from '#features/administration/server/first-run/require-shared-secret.ts';
import { scheduleEventWrites } from '#features/analytics/server/record-event.ts';
import { scheduleSearchWrites } from '#features/catalog/server/search/record-searches.ts';
import { defined } from '#kernel/defined.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { loggableError } from '#platform/http/logging/loggable-error.ts';
import { banner } from './banner.ts';
import { buildApp } from './build-app.ts';
import { checkPort } from './lifecycle/check-port.ts';
import { closeApp, leaveService, startListening } from './lifecycle/listen.ts';
import { openData } from './lifecycle/open-data.ts';
import { publishBuild } from './lifecycle/publish-build.ts';
import { sendMails } from './lifecycle/send-mails.ts';
import { serveHealth } from './lifecycle/serve-health.ts';
import { Shutdown, waitAtMost } from './lifecycle/shutdown.ts';
import { startJobs } from './lifecycle/start-jobs.ts';
import { thisProcess, trimHeap, trimHeapWhenIdle } from './lifecycle/trim-heap.ts';
import { warnMissingProxies } from './lifecycle/warn-missing-proxies.ts';
import { createLogger } from './logger.ts';
import { openMonitoring } from './monitoring/open-monitoring.ts';
import { openPublicCaches } from './public-cache/open-public-caches.ts';
import { readSettings } from './settings.ts';

const shutdown = new Shutdown();
shutdown.listen();

try {
  const settings = readSettings();
  const data = await openData(settings);
  shutdown.add(data.stop);

  if (settings.roles.includes('web')) await checkPort(settings);
  const logger = createLogger(settings.monitoring.logLevel);
  process.on('uncaughtExceptionMonitor', (error) =>
    logger.fatal({ err: loggableError(error) }, 'an error that nothing has caught ends the process'),
  );
  await migrate(data.url, {
    onLocked: () => logger.warn('the database is not migrated yet: a table is in use'),
  });
  warnMissingProxies(settings, logger);
  const monitoring = await openMonitoring(settings.monitoring, logger);
  shutdown.add(() => waitAtMost(5_000, monitoring.close()));
  const watched = defined({ watchStatement: monitoring.watchStatement });
  const onRetry = (error: unknown): void =>
    logger.warn({ err: loggableError(error) }, 'a transaction is run once more');
  const database = openDatabase(data.url, { ...settings.pools.requests, onRetry, ...watched });
  shutdown.add(() => waitAtMost(5_000, database.close()));
  // A pool of their own: jobs run longer statements and must not use up the connections of requests. It opens
  // connections on first use only.
  const forJobs = openDatabase(data.url, { ...settings.pools.jobs, onRetry, ...watched });
  shutdown.add(() => waitAtMost(5_000, forJobs.close()));
  // Reports to the end that the process is stopping.
  let closeHealth = async (): Promise<void> => {};
  shutdown.add(() => closeHealth());
  if (settings.databaseUrl !== undefined) await requireSharedSecret(database, settings.sessionSecret);
  if (settings.demo) {
    // Imported only here, because only the demo needs it.
    const { seedDemo } = await import('./demo/seed.ts');
    await seedDemo(forJobs, settings);
  }

  const searches = scheduleSearchWrites(database, (error) =>
    logger.error({ err: loggableError(error) }, 'searches were not recorded'),
  );
  shutdown.add(() => waitAtMost(1_000, searches()));
  const events = scheduleEventWrites(database, (error) =>
    logger.error({ err: loggableError(error) }, 'analytics events were not recorded'),
  );
  shutdown.add(() => waitAtMost(1_000, events()));
  if (settings.roles.includes('jobs')) {
    const mails = sendMails(settings, forJobs, logger);
    shutdown.add(() => waitAtMost(5_000, mails()));
  }
  const cache = openPublicCaches(data.url, settings.caches);
  shutdown.add(() => waitAtMost(1_000, cache.close()));
  const app = await buildApp({
    ...{ settings, database, cache, logger, notificationsDatabaseUrl: data.url },
    ...defined({ onCompleted: monitoring.onCompleted }),
  });
  shutdown.add(() => closeApp(app));
  await app.ready();
  if (settings.roles.includes('jobs')) {
    const { onEnded } = monitoring.jobRuns;
    const jobs = startJobs({ settings, database: forJobs, app, log: logger, onEnded });
    shutdown.add(() => waitAtMost(5_000, jobs()));
  }
  if (settings.healthPort !== undefined) {
    const health = await serveHealth(app, { host: settings.host, port: settings.healthPort });
    closeHealth = health.close;
  }
  await monitoring.serve({ app, database, forJobs, cache, queries: settings.roles.includes('jobs') });
  trimHeap();
  const quiet = trimHeapWhenIdle(thisProcess(cache.removeExpired));
  shutdown.add(async () => quiet());
  if (settings.roles.includes('web')) {
    const endPublishing = await publishBuild(forJobs, logger);
    shutdown.add(async () => endPublishing());
    const port = await startListening(app, settings);
    process.stdout.write(banner(settings, port, await prepareFirstRun(database, settings.sessionSecret)));
    // Added last, so it runs before anything is closed.
    shutdown.add(() => leaveService(app, sleep(settings.shutdownGrace)));
  } else {
    process.stdout.write('Vitrine em segundo plano: tarefas em execução.\n');
    shutdown.add(() => {
      app.readiness.isStopping = true;
    });
  }
} catch (error) {
  await shutdown.refuse(error);
}
