/** Reliability T48: an XML is parsed in the main thread, so no accepted one may be expensive. */
import { expect, test } from 'vitest';
import { runInWorker } from '#platform/documents/run-in-worker.ts';
import { MAX_NFE_BYTES } from './read-nfe.ts';

/** Measures the processor time of reading it in a worker, in milliseconds. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { threadCpuUsage } from 'node:process';
    import { parentPort, workerData } from 'node:worker_threads';
    import { readNfe } from ${JSON.stringify(new URL('./read-nfe.ts', import.meta.url).href)};
    const before = threadCpuUsage();
    readNfe(workerData);
    const { user, system } = threadCpuUsage(before);
    parentPort.postMessage((user + system) / 1000);
  `)}`,
);

const filled = (piece: string, head = '<a>', tail = '</a>'): string =>
  head + piece.repeat(Math.floor((MAX_NFE_BYTES - head.length - tail.length) / piece.length)) + tail;
const some = (piece: string, times: number): string => `<a>${piece.repeat(times)}</a>`;

test.each([
  ['elements', some('<b/>', 149_000)],
  ['elements that are closed', some('<b></b>', 149_000)],
  ['products', `<NFe><infNFe versao="4.00">${'<det/>'.repeat(149_000)}</infNFe></NFe>`],
  ['elements with an attribute', some('<b c=""/>', 74_000)],
  [
    'attributes of one element',
    `<a ${Array.from({ length: 149_000 }, (_, index) => `b${index}=""`).join(' ')}/>`,
  ],
  ['numbered signs', filled('&#9;')],
  ['entities', filled('&amp;')],
  ['signs of entities', filled('&')],
  ['comments', filled('<!---->')],
  ['pieces of text', filled('<!---->x')],
  ['sections', filled('<![CDATA[x]]>')],
  ['beginnings of tags', '<'.repeat(MAX_NFE_BYTES)],
  ['spaces in a tag', filled(' ', '<a ', '/>')],
  ['spaces before a value', filled(' ', '<a b', '="c"/>')],
  ['letters of one name', filled('a', '<', '/>')],
  ['prefixes of one name', filled(':', '<a', '/>')],
  ['letters of a value without end', filled('x', '<a b="', '')],
  ['letters of one text', filled('x')],
  ['letters beyond Latin', filled('\u0800')],
])('two megabytes of %s take less than two seconds and a hundred megabytes', async (_, xml) => {
  const bytes = Buffer.from(xml).subarray(0, MAX_NFE_BYTES);
  // Including 8 MB for short-lived objects.
  const read = await runInWorker<number>(program, bytes, { megabytes: 92, milliseconds: 60_000 });
  expect(read).toEqual({ ok: true, value: expect.any(Number) });
  expect(read.ok ? read.value : Number.NaN).toBeLessThan(2_000);
});
