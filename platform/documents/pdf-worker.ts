/** The worker thread: inspects one PDF, posts why it is refused, or null, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { faultOfPdf } from './inspect-pdf.ts';

parentPort?.postMessage(faultOfPdf(workerData) ?? null);
