import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

const textOf = (stream: ReadableStream<Uint8Array>) =>
  new Response(stream).bytes().then((bytes) => Buffer.from(bytes).toString());

test('a file has its mark, its heads, decimal commas, and no formula', async () => {
  const file = csvFile(
    ['Nome', 'Preço'],
    [
      ['Arroz; 5 kg', 12.5],
      ['=1+1', -3],
    ],
  );
  expect(await textOf(file)).toBe('\uFEFFNome;Preço\r\n"Arroz; 5 kg";12,5\r\n\'=1+1;-3\r\n');
});

test('a long file comes in parts, and its rows are fetched as it is read', async () => {
  let fetched = 0;
  async function* rows() {
    for (; fetched < 100_000; fetched += 1) yield [`linha ${fetched}`, fetched];
  }
  const reader = csvFile(['Texto', 'Número'], rows()).getReader();
  await reader.read();
  expect(fetched).toBeLessThan(50_000);
  await reader.cancel();
});

test('a failure while rows are fetched breaks the download off', async () => {
  async function* rows() {
    yield ['a'];
    throw new Error('gone');
  }
  await expect(textOf(csvFile(['x'], rows()))).rejects.toThrow();
});
