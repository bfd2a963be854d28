/** Reads one spreadsheet, says what it holds, and ends. Runs in a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { readSheetLines } from './read-sheet-lines.ts';

parentPort?.postMessage(await readSheetLines(workerData));
