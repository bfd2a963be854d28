/** Reads one spreadsheet, tells its rows, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { sheetRows } from './sheet-rows.ts';

parentPort?.postMessage(await sheetRows(workerData));
