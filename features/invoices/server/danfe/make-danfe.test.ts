/** MOC 7.0, annex II; spec 7, danfe. What is drawn is read back from the PDF. */
import { describe, expect, test } from 'vitest';
import { formatAccessKey } from '#features/orders/domain/shipments/access-key.ts';
import { makePdf } from '#platform/documents/make-pdf.ts';
import { PAGE, type Pen } from '#platform/documents/pen.ts';
import { type PdfText, readPdf, wordsOn } from '#platform/documents/testing/read-pdf.ts';
import { formatDecimal } from '../../domain/nfe/decimal.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { readNfe } from '../nfe/read-nfe.ts';
import { anNfe, type WantedNfe } from '../testing/an-nfe.ts';
import { hasSamples, sample, sampleNames } from '../testing/nfe-samples.ts';
import { BOTTOM, DANFE_LEFT, DANFE_WIDTH, TOP } from './danfe-paper.ts';
import { makeDanfe } from './make-danfe.ts';

const NOW = Date.UTC(2026, 10, 22);

const nfeFrom = (xml: Uint8Array): Nfe => {
  const read = readNfe(xml);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
};

const pagesOf = async (nfe: Nfe) => readPdf(await makeDanfe([nfe], NOW));
const pagesOfWanted = async (wanted: WantedNfe) => pagesOf(nfeFrom(Buffer.from(anNfe(wanted))));

/** The text of all pages without spaces, because long texts are broken into lines. */
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
      const pages = await pagesOf(nfe);
      const text = all(pages);
      for (const line of nfe.lines) {
        for (const part of [line.code, line.name, line.note, line.ncm, line.cfop])
          expect(text).toContain(joined(part));
        expect(text).toContain(formatDecimal(line.total, 2));
        expect(text).toContain(formatDecimal(line.unitPrice, 2));
        for (const part of Object.values(line.reform ?? {}))
          expect(text).toContain(/^\d{3}(\d{3})?$/.test(part) ? part : formatDecimal(part, 2));
      }
      const { reform, singlePhase: _, ...totals } = nfe.totals;
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
      const pages = await pagesOf(nfe);
      expect(pages).toHaveLength(PAGES[name] ?? 1);
      pages.forEach((page, index) => {
        const words = wordsOn(page);
        expect(words).toContain(`Folha ${index + 1}/${pages.length}`);
        expect(words).toContain(formatAccessKey(nfe.key));
        expect(words).toContain('DESCRIÇÃO DO PRODUTO / SERVIÇO');
        expect(words).toContain('SEM VALOR FISCAL');
      });
    });

    test('keeps to its paper, and cuts no word', async () => {
      if (nfe === undefined) return;
      await expectWithin(await pagesOf(nfe));
    });
  });
});

/** Every text ends before the paper's edge; text across the page is not measured. */
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
    expect(text.x).toBeGreaterThanOrEqual(DANFE_LEFT - 0.5);
    expect(text.x + (widths.get(text) ?? 0)).toBeLessThanOrEqual(DANFE_LEFT + DANFE_WIDTH + 0.5);
    expect(text.y).toBeGreaterThan(TOP);
    expect(text.y).toBeLessThanOrEqual(BOTTOM);
  }
  expect(PAGE.width - DANFE_LEFT - DANFE_WIDTH).toBeGreaterThan(0);
}

test('only a real document with a protocol has fiscal value', async () => {
  expect(all(await pagesOfWanted({}))).not.toContain('SEMVALORFISCAL');
  expect(all(await pagesOfWanted({ forTest: true }))).toContain('SEMVALORFISCAL');
  expect(all(await pagesOfWanted({ protocol: false }))).toContain('SEMVALORFISCAL');
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
  const pages = await pagesOf(nfeFrom(Buffer.from(xml)));
  await expectWithin(pages);
  const text = all(pages);
  for (const [, part = ''] of place.matchAll(/>([^<]+)</g))
    expect(text.split(joined(part)).length - 1, part).toBeGreaterThanOrEqual(2);
});

test('a long note goes on behind the products, and nothing of it is lost', async () => {
  const words = Array.from({ length: 500 }, (_, index) => `w${index}`);
  const pages = await pagesOfWanted({ note: words.join(' ') });
  expect(pages).toHaveLength(2);
  expect(wordsOn(pages[0])).toContain('(continua na última folha)');
  for (const word of words) expect(all(pages)).toContain(word);
  await expectWithin(pages);
});

test('what is left of a note is broken anew, for the width of its sheet, and in its paragraphs', async () => {
  const sentence = (at: number) =>
    `Parágrafo ${at} diz algo que não cabe em uma linha estreita, mas cabe em uma larga. `;
  const note = Array.from({ length: 24 }, (_, index) => sentence(index).repeat(2).trim()).join('\n');
  const pages = await pagesOfWanted({ note });
  await expectWithin(pages);
  const lines = (pages.at(-1) ?? []).filter(({ text }) => text.startsWith('Parágrafo'));
  // Each of the full-width lines holds a whole paragraph; none would fit into the first sheet's box.
  expect(lines).toHaveLength(20);
  for (const { text } of lines) expect(text).toMatch(/^Parágrafo (\d+) .*larga\. Parágrafo \1 .*larga\.$/);
  expect(wordsOn(pages[0])).toContain('Parágrafo 3');
  expect(wordsOn(pages[0])).not.toContain('Parágrafo 4');
});

test('a word that no line holds goes on where it was cut', async () => {
  const long = Array.from({ length: 400 }, (_, index) => `${index}.`).join('');
  const pages = await pagesOfWanted({ note: long });
  expect(
    all(pages)
      .replace('(continuanaúltimafolha)', '')
      .replace(/DANFE.*?CONTINUAÇÃO\)/, ''),
  ).toContain('399.');
  const texts = pages.flat().map(({ text }) => text);
  const from = texts.findIndex((text) => text.startsWith('0.1.2.'));
  const cut = texts.filter((text, index) => index >= from && /^[\d.]{20,}$/.test(text)).join('');
  expect(cut).toContain(long);
});

describe('taxes that have no box of their own', () => {
  const withTaxes = (icms: string, totals: string) =>
    pagesOf(
      nfeFrom(
        Buffer.from(
          anNfe({ note: 'Obrigado' })
            .replace(/<ICMS>.*?<\/ICMS>/s, `<ICMS>${icms}</ICMS>`)
            .replace('<ICMSTot>', `<ICMSTot>${totals}`),
        ),
      ),
    );

  test.each([
    [
      'FCP-ST',
      '<ICMS10><orig>0</orig><CST>10</CST><vBCFCPST>100.00</vBCFCPST><pFCPST>2.0000</pFCPST><vFCPST>2.00</vFCPST></ICMS10>',
      '<vFCPST>2.00</vFCPST><vFCPSTRet>1.50</vFCPSTRet>',
      ['FCP retido por ST: BC 100,00 2% valor 2,00'],
      'Totais: FCP retido por ST: valor 2,00; FCP retido anteriormente por ST: valor 1,50.',
    ],
    [
      'ICMS monofásico with what is held back',
      `<ICMS15><orig>0</orig><CST>15</CST><qBCMono>100.0000</qBCMono><adRemICMS>1.2571</adRemICMS><vICMSMono>125.71</vICMSMono>
       <qBCMonoReten>20.5000</qBCMonoReten><adRemICMSReten>1.2571</adRemICMSReten><vICMSMonoReten>25.77</vICMSMonoReten></ICMS15>`,
      '<qBCMono>100.00</qBCMono><vICMSMono>125.71</vICMSMono><qBCMonoReten>20.50</qBCMonoReten><vICMSMonoReten>25.77</vICMSMonoReten>',
      [
        'ICMS monofásico: quant. 100 ad rem 1,2571 valor 125,71',
        'ICMS monofásico sujeito a retenção: quant. 20,5 ad rem 1,2571 valor 25,77',
      ],
      'Totais: ICMS monofásico: quant. 100 valor 125,71; ICMS monofásico sujeito a retenção: quant. 20,5 valor 25,77.',
    ],
    [
      'ICMS monofásico that is deferred',
      '<ICMS53><orig>0</orig><CST>53</CST><qBCMono>10.0000</qBCMono><adRemICMS>1.0000</adRemICMS><vICMSMonoOp>10.00</vICMSMonoOp><pDif>40.0000</pDif><vICMSMonoDif>4.00</vICMSMonoDif><vICMSMono>6.00</vICMSMono></ICMS53>',
      '<qBCMono>10.00</qBCMono><vICMSMono>6.00</vICMSMono>',
      ['ICMS monofásico: quant. 10 ad rem 1,00 valor 6,00 diferido 4,00'],
      'Totais: ICMS monofásico: quant. 10 valor 6,00.',
    ],
    [
      'ICMS monofásico of before',
      '<ICMS61><orig>0</orig><CST>61</CST><qBCMonoRet>13.0000</qBCMonoRet><adRemICMSRet>1.4139</adRemICMSRet><vICMSMonoRet>18.38</vICMSMonoRet></ICMS61>',
      '<qBCMonoRet>13.00</qBCMonoRet><vICMSMonoRet>18.38</vICMSMonoRet>',
      ['ICMS monofásico retido anteriormente: quant. 13 ad rem 1,4139 valor 18,38'],
      'Totais: ICMS monofásico retido anteriormente: quant. 13 valor 18,38.',
    ],
  ])('%s: under the product, and in front of the notes', async (_, icms, totals, ofProduct, ofAll) => {
    const pages = await withTaxes(icms, totals);
    for (const words of ofProduct) expect(all(pages)).toContain(joined(words));
    expect(all(pages)).toContain(joined(`${ofAll} Obrigado`));
    await expectWithin(pages);
  });

  test('are not spoken of where they are nothing', async () => {
    const zero =
      '<vFCPST>0.00</vFCPST><vFCPSTRet>0.00</vFCPSTRet><qBCMono>0.00</qBCMono><vICMSMono>0.00</vICMSMono>';
    const text = all(await withTaxes('<ICMS00><orig>0</orig><CST>00</CST></ICMS00>', zero));
    expect(text).not.toMatch(/Totais:|monofásico|FCPretido/);
  });
});

test('more instalments than boxes are printed among the notes', async () => {
  const pages = await pagesOfWanted({ instalments: 30 });
  expect(all(pages)).toContain('Duplicata30:vencimento20/12/2026,R$1,00');
  await expectWithin(pages);
});

test('the largest document keeps to its paper, and lets others have their turn', async () => {
  const products = Array.from(
    { length: 990 },
    (_, index) => `Produto ${index} ${'com um nome bem comprido '.repeat(4)}`,
  );
  const nfe = nfeFrom(Buffer.from(anNfe({ products })));
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const pages = await pagesOf(nfe);
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
