import type { Pen } from '#platform/documents/pen.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { type DanfeField, drawRow, drawTitle } from './danfe-paper.ts';
import { danfeReais } from './danfe-words.ts';

const amount = (label: string, decimal: string, bold = false): DanfeField => ({
  label,
  value: danfeReais(decimal),
  align: 'right',
  bold,
});

/** Taxes; those of the tax reform have a row of their own. Returns the y below. */
export function drawTaxes(pen: Pen, y: number, { totals }: Nfe): number {
  let below = drawTitle(pen, y, 'CÁLCULO DO IMPOSTO');
  below = drawRow(pen, below, [
    amount('BASE DE CÁLC. DO ICMS', totals.icmsBase),
    amount('VALOR DO ICMS', totals.icms),
    amount('BASE DE CÁLC. ICMS S.T.', totals.icmsSubstituteBase),
    amount('VALOR DO ICMS SUBST.', totals.icmsSubstitute),
    amount('V. IMP. IMPORTAÇÃO', totals.importTax),
    amount('V. ICMS UF REMET.', totals.icmsOriginState),
    amount('V. FCP UF DEST.', totals.povertyFund),
    amount('VALOR DO PIS', totals.pis),
    amount('V. TOTAL PRODUTOS', totals.products),
  ]);
  below = drawRow(pen, below, [
    amount('VALOR DO FRETE', totals.freight),
    amount('VALOR DO SEGURO', totals.insurance),
    amount('DESCONTO', totals.discount),
    amount('OUTRAS DESPESAS', totals.other),
    amount('VALOR TOTAL IPI', totals.ipi),
    amount('V. ICMS UF DEST.', totals.icmsTargetState),
    amount('V. TOT. TRIBUTOS', totals.approximateTaxes),
    amount('VALOR DA COFINS', totals.cofins),
    amount('V. TOTAL DA NOTA', totals.total, true),
  ]);
  const { reform } = totals;
  if (reform === undefined) return below;
  return drawRow(pen, drawTitle(pen, below, 'CÁLCULO DO IBS / CBS / IS'), [
    amount('BASE DE CÁLC. IBS / CBS', reform.base),
    amount('VALOR DO IBS UF', reform.ibsState),
    amount('VALOR DO IBS MUN.', reform.ibsCity),
    amount('VALOR TOTAL DO IBS', reform.ibs),
    amount('VALOR TOTAL DA CBS', reform.cbs),
    amount('VALOR TOTAL DO IS', reform.selective),
    amount('V. TOTAL COM IBS / CBS / IS', reform.total, true),
  ]);
}

/** Services under the municipal tax (ISSQN), if there are any. Returns the y below. */
export function drawServices(pen: Pen, y: number, { services, issuer }: Nfe): number {
  if (services === undefined) return y;
  return drawRow(pen, drawTitle(pen, y, 'CÁLCULO DO ISSQN'), [
    { label: 'INSCRIÇÃO MUNICIPAL', value: issuer.municipalRegistration },
    amount('VALOR TOTAL DOS SERVIÇOS', services.total),
    amount('BASE DE CÁLCULO DO ISSQN', services.base),
    amount('VALOR DO ISSQN', services.tax),
  ]);
}
