/** MOC 7.0, annex II; spec 7, danfe. What is drawn is read back from the PDF. */
import { describe, expect, test } from 'vitest';
import { makePdf } from '#platform/documents/make-pdf.ts';
import { PAGE, type Pen } from '#platform/documents/pen.ts';
import { type PdfText, readPdf, wordsOn } from '#platform/documents/testing/read-pdf.ts';
import { formatAccessKey } from '../../domain/nfe/access-key.ts';
import { formatDecimal } from '../../domain/nfe/decimal.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { readNfe } from '../nfe/read-nfe.ts';
import { anNfe, type WantedNfe } from '../testing/an-nfe.ts';
import { hasSamples, sample, sampleNames } from '../testing/nfe-samples.ts';
import { BOTTOM, LEFT, TOP, WIDTH } from './danfe-paper.ts';
import { makeDanfe } from './make-danfe.ts';

const NOW = Date.UTC(2026, 10, 22);

const nfeFrom = (xml: Uint8Array): Nfe => {
  const read = readNfe(xml);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
};

const drawn = async (nfe: Nfe) => readPdf(await makeDanfe([nfe], NOW));
const drawnOf = async (wanted: WantedNfe) => drawn(nfeFrom(Buffer.from(anNfe(wanted))));

/** Everything of every page, without spaces: long texts are broken into lines. */
const all = (pages: readonly (readonly PdfText[])[]): string => joined(pages.map(wordsOn).join(''));
const joined = (text: string): string => text.replace(/\s/g, '');

describe.runIf(hasSamples)('each of the collected documents', () => {
  const PAGES: Readonly<Record<string, number>> = {
    'nfeproc_41_itens_7_duplicatas.xml': 2,
    'nfeproc_41_itens_varias_paginas.xml': 2,
  };

  describe.each(sampleNames)('%s', (name) => {
    const nfe = hasSamples ? nfeFrom(sample(name)) : undefined;

    test('has every product, total and instalment on it, and its key in groups of four', async () => {
      if (nfe === undefined) return;
      const pages = await drawn(nfe);
      const text = all(pages);
      for (const line of nfe.lines) {
        for (const part of [line.code, line.name, line.note, line.ncm, line.cfop])
          expect(text).toContain(joined(part));
        expect(text).toContain(formatDecimal(line.total, 2));
        expect(text).toContain(formatDecimal(line.unitPrice, 2));
        for (const part of Object.values(line.reform ?? {}))
          expect(text).toContain(/^\d{3}(\d{3})?$/.test(part) ? part : formatDecimal(part, 2));
      }
      const { reform, povertyFundSubstitute: _, ...totals } = nfe.totals;
      for (const amount of [...Object.values(totals), ...Object.values(reform ?? {})])
        expect(text).toContain(formatDecimal(amount, 2));
      for (const { number, amount } of nfe.instalments) {
        expect(text).toContain(joined(number));
        expect(text).toContain(formatDecimal(amount, 2));
      }
      expect(text).toContain(joined(nfe.note));
      expect(text).toContain(joined(nfe.noteToTaxOffice));
      expect(wordsOn(pages[0])).toContain(formatAccessKey(nfe.key));
    });

    test('repeats its head on each sheet, and says that it has no fiscal value', async () => {
      if (nfe === undefined) return;
      const pages = await drawn(nfe);
      expect(pages).toHaveLength(PAGES[name] ?? 1);
      pages.forEach((page, at) => {
        const words = wordsOn(page);
        expect(words).toContain(`Folha ${at + 1}/${pages.length}`);
        expect(words).toContain(formatAccessKey(nfe.key));
        expect(words).toContain('DESCRIÇÃO DO PRODUTO / SERVIÇO');
        expect(words).toContain('SEM VALOR FISCAL');
      });
    });

    test('keeps to its paper, and cuts no word', async () => {
      if (nfe === undefined) return;
      await expectWithin(await drawn(nfe));
    });
  });
});

/** Every text ends before the paper's edge; what is written across the page is measured by nobody. */
async function expectWithin(pages: readonly (readonly PdfText[])[]): Promise<void> {
  const widths = new Map<PdfText, number>();
  await makePdf({ title: '', author: '', createdAt: NOW }, function* (pen: Pen) {
    pen.newPage();
    // The bold face is the wider one: what fits in it fits.
    for (const text of pages.flat()) widths.set(text, pen.widthOf(text.text, { size: text.size }));
    yield;
  });
  for (const text of pages.flat()) {
    if (text.text === 'SEM VALOR FISCAL') continue;
    expect(text.text).not.toContain('…');
    expect(text.x).toBeGreaterThanOrEqual(LEFT - 0.5);
    expect(text.x + (widths.get(text) ?? 0)).toBeLessThanOrEqual(LEFT + WIDTH + 0.5);
    expect(text.y).toBeGreaterThan(TOP);
    expect(text.y).toBeLessThanOrEqual(BOTTOM);
  }
  expect(PAGE.width - LEFT - WIDTH).toBeGreaterThan(0);
}

test('only a real document with a protocol has fiscal value', async () => {
  expect(all(await drawnOf({}))).not.toContain('SEMVALORFISCAL');
  expect(all(await drawnOf({ forTest: true }))).toContain('SEMVALORFISCAL');
  expect(all(await drawnOf({ protocol: false }))).toContain('SEMVALORFISCAL');
});

test('the longest names and places that the layout lets be are told whole', async () => {
  const place = [
    '<xLgr>AVENIDA PRESIDENTE JUSCELINO KUBITSCHEK DE OLIVEIRA SOBRINHO</xLgr><nro>123456</nro>',
    '<xCpl>BLOCO A TORRE NORTE CONJUNTOS 1201 A 1220 ANDAR 12 SALA DOZE</xCpl>',
    '<xBairro>VILA NOVA CONCEICAO DOS CAMPOS ELISEOS DO BOM JESUS DA LAPA</xBairro>',
    '<xMun>VILA BELA DA SANTISSIMA TRINDADE DO ALTO ARAGUAIA DO NORTE</xMun><UF>MT</UF>',
  ].join('');
  const name = 'DISTRIBUIDORA BRASILEIRA DE MATERIAIS DE CONSTRUCAO E FERRAG';
  const xml = anNfe()
    .replace(/<xNome>LOJA.*?<\/enderEmit>/s, `<xNome>${name}</xNome><enderEmit>${place}</enderEmit>`)
    .replace('<xNome>ANA EXEMPLO</xNome>', `<xNome>${name}</xNome><enderDest>${place}</enderDest>`);
  const pages = await drawn(nfeFrom(Buffer.from(xml)));
  await expectWithin(pages);
  const text = all(pages);
  for (const [, part = ''] of place.matchAll(/>([^<]+)</g))
    expect(text.split(joined(part)).length - 1, part).toBeGreaterThanOrEqual(2);
});

test('a long note goes on behind the products, and nothing of it is lost', async () => {
  const words = Array.from({ length: 500 }, (_, at) => `w${at}`);
  const pages = await drawnOf({ note: words.join(' ') });
  expect(pages).toHaveLength(2);
  expect(wordsOn(pages[0])).toContain('(continua na última folha)');
  for (const word of words) expect(all(pages)).toContain(word);
  await expectWithin(pages);
});

test('more instalments than boxes are told among the notes', async () => {
  const pages = await drawnOf({ instalments: 30 });
  expect(all(pages)).toContain('Duplicata30:vencimento20/12/2026,R$1,00');
  await expectWithin(pages);
});

test('the largest document keeps to its paper, and lets others have their turn', async () => {
  const products = Array.from(
    { length: 990 },
    (_, at) => `Produto ${at} ${'com um nome bem comprido '.repeat(4)}`,
  );
  const nfe = nfeFrom(Buffer.from(anNfe({ products })));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const pages = await drawn(nfe);
  clearInterval(counting);
  expect(pages.length).toBeGreaterThan(20);
  expect(turns).toBeGreaterThan(pages.length / 2);
  await expectWithin(pages);
  expect(all(pages)).toContain('Produto989');
});

test('several deliveries are one file', async () => {
  const both = [1, 2].map((number) => nfeFrom(Buffer.from(anNfe({ number }))));
  const pages = readPdf(await makeDanfe(both, NOW));
  expect(pages.map((page) => wordsOn(page).includes('Folha 1/1'))).toEqual([true, true]);
});
