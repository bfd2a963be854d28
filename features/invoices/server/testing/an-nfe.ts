/** A small NF-e for tests, with a valid key. */
import { accessKeyDigit } from '#features/orders/domain/shipments/access-key.ts';

export interface WantedNfe {
  readonly number?: number;
  readonly issuer?: string;
  /** CPF or CNPJ of the recipient; empty for none. */
  readonly recipient?: string;
  /** With two decimals. */
  readonly total?: string;
  /** IPI, a tax on top of the prices, with two decimals. */
  readonly ipi?: string;
  /** finNFe and tpNF: '1' and '1' for an ordinary sale. */
  readonly purpose?: string;
  readonly direction?: string;
  readonly products?: readonly string[];
  /** Value of one more product that is given away (CFOP 5910), with two decimals; `total` includes it. */
  readonly gift?: string;
  readonly protocol?: boolean;
  readonly forTest?: boolean;
  readonly model?: string;
  readonly note?: string;
  readonly instalments?: number;
}

export const ISSUER = '11222333000181';
export const RECIPIENT = '52998224725';

export function nfeKey({ number = 1, issuer = ISSUER, model = '55' }: WantedNfe = {}): string {
  const body = `352611${issuer}${model}001${String(number).padStart(9, '0')}112345678`;
  return body + accessKeyDigit(body);
}

export function anNfe(wanted: WantedNfe = {}): string {
  const { number = 1, issuer = ISSUER, total = '25.00', products = ['Martelo'], model = '55' } = wanted;
  const { recipient = RECIPIENT, purpose = '1', direction = '1', ipi = '0.00' } = wanted;
  const key = nfeKey(wanted);
  const environment = wanted.forTest === true ? 2 : 1;
  const protocol = `<protNFe versao="4.00"><infProt><tpAmb>${environment}</tpAmb><chNFe>${key}</chNFe>
    <dhRecbto>2026-11-20T14:33:00-03:00</dhRecbto><nProt>135260000000001</nProt><cStat>100</cStat></infProt></protNFe>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${key}">
<ide><cUF>35</cUF><natOp>Venda</natOp><mod>${model}</mod><serie>1</serie><nNF>${number}</nNF>
<dhEmi>2026-11-20T14:32:00-03:00</dhEmi><tpNF>${direction}</tpNF><tpEmis>1</tpEmis><tpAmb>${environment}</tpAmb>
<finNFe>${purpose}</finNFe><cNF>12345678</cNF></ide>
<emit><CNPJ>${issuer}</CNPJ><xNome>LOJA EXEMPLO LTDA</xNome><enderEmit><xLgr>RUA UM</xLgr><nro>1</nro><xMun>São Paulo</xMun>
<UF>SP</UF></enderEmit><IE>111</IE></emit><dest>${documentOf(recipient)}<xNome>ANA EXEMPLO</xNome></dest>
${products
  .map(
    (
      name,
      index,
    ) => `<det nItem="${index + 1}"><prod><cProd>P${index + 1}</cProd><xProd>${name}</xProd><NCM>82052000</NCM>
<CFOP>5102</CFOP><uCom>UN</uCom><qCom>1.0000</qCom><vUnCom>25.00</vUnCom><vProd>25.00</vProd></prod>
<imposto><ICMS><ICMS00><orig>0</orig><CST>00</CST></ICMS00></ICMS></imposto></det>`,
  )
  .join('')}
${wanted.gift === undefined ? '' : giftLine(products.length + 1, wanted.gift)}
<total><ICMSTot><vProd>${total}</vProd><vIPI>${ipi}</vIPI><vNF>${total}</vNF></ICMSTot></total><transp><modFrete>9</modFrete></transp>
<cobr>${Array.from(
    { length: wanted.instalments ?? 0 },
    (_, index) => `<dup><nDup>${index + 1}</nDup><dVenc>2026-12-20</dVenc><vDup>1.00</vDup></dup>`,
  ).join('')}</cobr>
<infAdic><infCpl>${wanted.note ?? ''}</infCpl></infAdic></infNFe></NFe>${wanted.protocol === false ? '' : protocol}</nfeProc>`;
}

const giftLine = (place: number, value: string): string =>
  `<det nItem="${place}"><prod><cProd>P${place}</cProd><xProd>Brinde</xProd><NCM>82052000</NCM><CFOP>5910</CFOP>
<uCom>UN</uCom><qCom>1.0000</qCom><vUnCom>${value}</vUnCom><vProd>${value}</vProd><indTot>1</indTot></prod></det>`;

function documentOf(bare: string): string {
  if (bare === '') return '';
  return bare.length === 11 ? `<CPF>${bare}</CPF>` : `<CNPJ>${bare}</CNPJ>`;
}
