/** The shop's service worker. A bundle of its own, without any screen. */
import type { BuiltFiles } from '#platform/offline/worker/answer-file.ts';
import { startWorker } from '#platform/offline/worker/start-worker.ts';
import { changesPrepared, endsPerson, OFFLINE_CALLS } from './offline-calls.ts';
import { isShopPage, mayStorePage } from './offline-pages.ts';

/** Written by the build. */
declare const BUILT_FILES: BuiltFiles;
declare const BUILD: string;

startWorker({
  build: BUILD,
  files: BUILT_FILES,
  calls: OFFLINE_CALLS,
  endsPerson,
  changesPrepared,
  isPage: isShopPage,
  mayStorePage,
});
