/** The worker thread: reads one product file, posts its rows and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheetRows } from './read-sheet-rows.ts';

parentPort?.postMessage(await readSheetRows(workerData));
