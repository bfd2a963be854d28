import { formatAccessKey } from '#features/orders/domain/shipments/access-key.ts';
import { code128 } from '#platform/documents/code-128.ts';
import { drawBars } from '#platform/documents/draw-bars.ts';
import type { Pen } from '#platform/documents/pen.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { DANFE_LEFT, DANFE_WIDTH, drawRow, fittedLines } from './danfe-paper.ts';
import {
  danfeDate,
  documentOf,
  formatPostalCode,
  nfeNumber,
  nfeSeries,
  phone,
  streetOf,
  timeOf,
} from './danfe-words.ts';

const HEIGHT = 88;
const ISSUER = 224;
const MIDDLE = 92;
const KEY = DANFE_WIDTH - ISSUER - MIDDLE;

export interface DanfePage {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** The head of every sheet: issuer, document number and access key. Returns the y below. */
export function drawHead(pen: Pen, y: number, nfe: Nfe, sheet: DanfePage): number {
  drawIssuer(pen, y, nfe);
  drawMiddle(pen, y, nfe, sheet);
  drawKey(pen, y, nfe);
  const { protocol, issuer } = nfe;
  const below = drawRow(pen, y + HEIGHT, [
    { label: 'NATUREZA DA OPERAÇÃO', value: nfe.nature, width: ISSUER + MIDDLE },
    {
      label: 'PROTOCOLO DE AUTORIZAÇÃO DE USO',
      value:
        protocol === undefined
          ? 'SEM PROTOCOLO DE AUTORIZAÇÃO'
          : `${protocol.number} - ${danfeDate(protocol.at)} ${timeOf(protocol.at)}`,
      align: 'center',
      bold: true,
    },
  ]);
  return drawRow(pen, below, [
    { label: 'INSCRIÇÃO ESTADUAL', value: issuer.stateRegistration, align: 'center' },
    {
      label: 'INSCRIÇÃO ESTADUAL DO SUBST. TRIBUTÁRIO',
      value: issuer.substituteRegistration,
      align: 'center',
    },
    { label: 'CNPJ / CPF', value: documentOf(issuer.document), align: 'center' },
  ]);
}

function drawIssuer(pen: Pen, y: number, { issuer }: Nfe): void {
  pen.frame({ x: DANFE_LEFT, y, width: ISSUER, height: HEIGHT });
  const place = { x: DANFE_LEFT + 6, width: ISSUER - 12, align: 'center' as const };
  pen.text('IDENTIFICAÇÃO DO EMITENTE', { ...place, y: y + 3 }, { size: 4.8 });
  const name = { size: 10.5, bold: true };
  const below = pen.lines(
    pen.wrap(issuer.name, place.width, name).slice(0, 3),
    { ...place, y: y + 14 },
    name,
  );
  const address = [
    streetOf(issuer),
    [issuer.district, formatPostalCode(issuer.postalCode)].filter((part) => part !== '').join(' - '),
    [issuer.city, issuer.state].filter((part) => part !== '').join(' - ') +
      (issuer.phone === '' ? '' : ` Fone: ${phone(issuer.phone)}`),
  ];
  const addressLines = address.filter((line) => line !== '');
  const { lines, size } = fittedLines(
    pen,
    addressLines,
    place.width,
    [7, 6.2, 5.4, 4.8],
    y + HEIGHT - below - 5,
  );
  pen.lines(lines, { ...place, y: below + 3 }, { size });
}

function drawMiddle(pen: Pen, y: number, nfe: Nfe, { page, pages }: DanfePage): void {
  const x = DANFE_LEFT + ISSUER;
  pen.frame({ x, y, width: MIDDLE, height: HEIGHT });
  const place = { x: x + 3, width: MIDDLE - 6, align: 'center' as const };
  pen.text('DANFE', { ...place, y: y + 4 }, { size: 12, bold: true });
  const small = { size: 6 };
  pen.lines(['Documento Auxiliar da', 'Nota Fiscal Eletrônica'], { ...place, y: y + 18 }, small);
  pen.lines(['0 - ENTRADA', '1 - SAÍDA'], { x: x + 12, y: y + 36, width: 50 }, { size: 6.5 });
  pen.frame({ x: x + 62, y: y + 36, width: 15, height: 15 });
  const direction = nfe.direction === 'in' ? '0' : '1';
  pen.text(direction, { x: x + 62, y: y + 39, width: 15, align: 'center' }, { size: 10, bold: true });
  const bold = { size: 7.5, bold: true };
  const lines = [`Nº ${nfeNumber(nfe.number)}`, `Série ${nfeSeries(nfe.series)}`, `Folha ${page}/${pages}`];
  pen.lines(lines, { ...place, y: y + 57 }, bold);
}

function drawKey(pen: Pen, y: number, { key }: Nfe): void {
  const x = DANFE_LEFT + ISSUER + MIDDLE;
  const place = { x: x + 4, width: KEY - 8, align: 'center' as const };
  pen.frame({ x, y, width: KEY, height: 42 });
  drawBars(pen, code128(key), { x: x + 10, y: y + 4, width: KEY - 20, height: 34 });
  pen.frame({ x, y: y + 42, width: KEY, height: 20 });
  pen.text('CHAVE DE ACESSO', { ...place, y: y + 44, align: 'left' }, { size: 4.8 });
  pen.text(formatAccessKey(key), { ...place, y: y + 51.5 }, { size: 7.6, bold: true });
  pen.frame({ x, y: y + 62, width: KEY, height: HEIGHT - 62 });
  const words = [
    'Consulta de autenticidade no portal nacional da NF-e',
    'www.nfe.fazenda.gov.br/portal ou no site da Sefaz Autorizadora',
  ];
  pen.lines(words, { ...place, y: y + 67 }, { size: 7 });
}
