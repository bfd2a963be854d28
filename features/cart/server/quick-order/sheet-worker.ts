/** The worker thread: reads one spreadsheet, posts the result and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheetLines } from './read-sheet-lines.ts';

parentPort?.postMessage(await readSheetLines(workerData));
