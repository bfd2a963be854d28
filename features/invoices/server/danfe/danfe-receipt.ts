import type { Pen } from '#platform/documents/pen.ts';
import type { Nfe, NfeParty } from '../../domain/nfe/nfe.ts';
import {
  DANFE_FIELD_HEIGHT,
  DANFE_LEFT,
  DANFE_WIDTH,
  drawDanfeField,
  fittedLines,
  TOP,
} from './danfe-paper.ts';
import { danfeDate, danfeReais, nfeNumber, nfeSeries, streetOf } from './danfe-words.ts';

const NUMBER = 100;
const DATE = 110;

/** 'RUA DO CLIENTE, 100 CENTRO São Paulo-SP' */
const cityAndState = (party: NfeParty): string =>
  [streetOf(party), party.district, [party.city, party.state].filter((part) => part !== '').join('-')]
    .filter((part) => part !== '')
    .join(' ');

/** The canhoto, which the receiver signs and tears off. Returns the y below the tear line. */
export function drawDanfeReceipt(pen: Pen, nfe: Nfe): number {
  const width = DANFE_WIDTH - NUMBER;
  const { recipient, totals } = nfe;
  const words =
    `RECEBEMOS DE ${nfe.issuer.name} OS PRODUTOS E/OU SERVIÇOS CONSTANTES DA NOTA FISCAL ELETRÔNICA INDICADA AO LADO. ` +
    `EMISSÃO: ${danfeDate(nfe.issuedAt)} VALOR TOTAL: R$ ${danfeReais(totals.total)} ` +
    `DESTINATÁRIO: ${[recipient.name, cityAndState(recipient)].filter((part) => part !== '').join(' - ')}`;
  pen.frame({ x: DANFE_LEFT, y: TOP, width, height: DANFE_FIELD_HEIGHT });
  const { lines, size } = fittedLines(pen, [words], width - 6, [5.8, 5.2, 4.6], DANFE_FIELD_HEIGHT - 4);
  pen.lines(lines, { x: DANFE_LEFT + 3, y: TOP + 3, width: width - 6 }, { size });

  const second = { y: TOP + DANFE_FIELD_HEIGHT, height: DANFE_FIELD_HEIGHT };
  drawDanfeField(pen, { ...second, x: DANFE_LEFT, width: DATE }, { label: 'DATA DE RECEBIMENTO', value: '' });
  drawDanfeField(
    pen,
    { ...second, x: DANFE_LEFT + DATE, width: width - DATE },
    { label: 'IDENTIFICAÇÃO E ASSINATURA DO RECEBEDOR', value: '' },
  );

  const number = { x: DANFE_LEFT + width, width: NUMBER, align: 'center' as const };
  pen.frame({ x: number.x, y: TOP, width: NUMBER, height: 2 * DANFE_FIELD_HEIGHT });
  pen.text('NF-e', { ...number, y: TOP + 4 }, { size: 10, bold: true });
  pen.text(`Nº ${nfeNumber(nfe.number)}`, { ...number, y: TOP + 17 }, { size: 8.5, bold: true });
  pen.text(`Série ${nfeSeries(nfe.series)}`, { ...number, y: TOP + 28 }, { size: 8.5, bold: true });

  const tear = TOP + 2 * DANFE_FIELD_HEIGHT + 4;
  pen.line([DANFE_LEFT, tear], [DANFE_LEFT + DANFE_WIDTH, tear], true);
  return tear + 4;
}
