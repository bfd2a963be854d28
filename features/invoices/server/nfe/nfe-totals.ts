import { defined } from '#kernel/defined.ts';
import { elementAt, textAt, type XmlElement } from '#platform/documents/read-xml.ts';
import type { NfeReformTotals, NfeTotals } from '../../domain/nfe/nfe.ts';

export function nfeTotals(total: XmlElement | undefined): NfeTotals {
  const of = (name: string) => textAt(total, `ICMSTot/${name}`);
  const reform = reformTotals(total);
  return {
    icmsBase: of('vBC'),
    icms: of('vICMS'),
    icmsSubstituteBase: of('vBCST'),
    icmsSubstitute: of('vST'),
    povertyFundSubstitute: of('vFCPST'),
    povertyFundHeldBefore: of('vFCPSTRet'),
    singlePhase: {
      own: { base: of('qBCMono'), rate: '', amount: of('vICMSMono') },
      held: { base: of('qBCMonoReten'), rate: '', amount: of('vICMSMonoReten') },
      heldBefore: { base: of('qBCMonoRet'), rate: '', amount: of('vICMSMonoRet') },
    },
    importTax: of('vII'),
    icmsOriginState: of('vICMSUFRemet'),
    icmsTargetState: of('vICMSUFDest'),
    povertyFund: of('vFCPUFDest') || of('vFCP'),
    pis: of('vPIS'),
    cofins: of('vCOFINS'),
    ipi: of('vIPI'),
    products: of('vProd'),
    freight: of('vFrete'),
    insurance: of('vSeg'),
    discount: of('vDesc'),
    other: of('vOutro'),
    approximateTaxes: of('vTotTrib'),
    total: of('vNF'),
    ...defined({ reform }),
  };
}

/** Undefined for documents without these elements. */
function reformTotals(total: XmlElement | undefined): NfeReformTotals | undefined {
  const both = elementAt(total, 'IBSCBSTot');
  const selective = textAt(total, 'ISTot/vIS');
  if (both === undefined && selective === '') return undefined;
  return {
    base: textAt(both, 'vBCIBSCBS'),
    ibsState: textAt(both, 'gIBS/gIBSUF/vIBSUF'),
    ibsCity: textAt(both, 'gIBS/gIBSMun/vIBSMun'),
    ibs: textAt(both, 'gIBS/vIBS'),
    cbs: textAt(both, 'gCBS/vCBS'),
    selective,
    total: textAt(total, 'vNFTot'),
  };
}
