import { defined } from '#kernel/defined.ts';
import { elementAt, textAt, type XmlElement } from '#platform/documents/read-xml.ts';
import type { NfeLine, NfeReformLine } from '../../domain/nfe/nfe.ts';
import { limitedText } from './limited-text.ts';

export function nfeLine(line: XmlElement): NfeLine {
  const product = elementAt(line, 'prod');
  // One of many elements, by the tax situation: ICMS00, ICMS10, ICMSSN101 …
  const icms = elementAt(line, 'imposto/ICMS')?.children[0];
  const ipi = elementAt(line, 'imposto/IPI/IPITrib');
  const tax = (base: string, rate: string, amount: string) => ({
    base: textAt(icms, base),
    rate: textAt(icms, rate),
    amount: textAt(icms, amount),
  });
  const reform = reformLine(elementAt(line, 'imposto'));
  return {
    code: limitedText(product, 'cProd', 60),
    name: limitedText(product, 'xProd', 120),
    note: limitedText(line, 'infAdProd', 500),
    ncm: limitedText(product, 'NCM', 8),
    taxSituation:
      limitedText(icms, 'orig', 1) + (limitedText(icms, 'CST', 3) || limitedText(icms, 'CSOSN', 3)),
    cfop: limitedText(product, 'CFOP', 4),
    unit: limitedText(product, 'uCom', 6),
    quantity: textAt(product, 'qCom'),
    unitPrice: textAt(product, 'vUnCom'),
    total: textAt(product, 'vProd'),
    discount: textAt(product, 'vDesc'),
    inTotal: textAt(product, 'indTot') !== '0',
    icmsBase: textAt(icms, 'vBC'),
    icms: textAt(icms, 'vICMS'),
    icmsRate: textAt(icms, 'pICMS'),
    ipi: textAt(ipi, 'vIPI'),
    ipiRate: textAt(ipi, 'pIPI'),
    povertyFundSubstitute: tax('vBCFCPST', 'pFCPST', 'vFCPST'),
    povertyFundHeldBefore: tax('vBCFCPSTRet', 'pFCPSTRet', 'vFCPSTRet'),
    singlePhase: {
      own: tax('qBCMono', 'adRemICMS', 'vICMSMono'),
      held: tax('qBCMonoReten', 'adRemICMSReten', 'vICMSMonoReten'),
      heldBefore: tax('qBCMonoRet', 'adRemICMSRet', 'vICMSMonoRet'),
    },
    singlePhaseDeferred: textAt(icms, 'vICMSMonoDif'),
    ...defined({ reform }),
  };
}

function reformLine(taxes: XmlElement | undefined): NfeReformLine | undefined {
  const both = elementAt(taxes, 'IBSCBS');
  const selective = textAt(taxes, 'IS/vIS');
  if (both === undefined && selective === '') return undefined;
  return {
    taxSituation: limitedText(both, 'CST', 3),
    classification: limitedText(both, 'cClassTrib', 6),
    base: textAt(both, 'gIBSCBS/vBC'),
    ibs: textAt(both, 'gIBSCBS/vIBS'),
    cbs: textAt(both, 'gIBSCBS/gCBS/vCBS'),
    selective,
  };
}
