/** The NF-e of a demo order, generated. Not authorised, and marked as a test: tpAmb 2, without fiscal value. */
import { bareDocument } from '#features/accounts/domain/document.ts';
import type { OrderLine, PlacedOrder } from '#features/orders/domain/placed-order.ts';
import { accessKeyDigit } from '#features/orders/domain/shipments/access-key.ts';
import type { Footer } from '#features/suppliers/domain/shop.ts';
import { add, type Money, toReais } from '#kernel/money.ts';
import { toNumber } from '#kernel/quantity.ts';

export interface DemoInvoice {
  readonly number: number;
  readonly order: PlacedOrder;
  readonly seller: Footer;
  readonly buyer: { readonly name: string; readonly document: string };
  readonly now: number;
}

export function demoNfe({ number, order, seller, buyer, now }: DemoInvoice): string {
  const at = `${new Date(now - 3 * 60 * 60_000).toISOString().slice(0, 19)}-03:00`;
  const issuer = bareDocument(seller.cnpj);
  const body = `35${at.slice(2, 4)}${at.slice(5, 7)}${issuer}55001${digits(number, 9)}1${digits(number * 7, 8)}`;
  const key = body + accessKeyDigit(body);
  const lines = order.lines.flatMap((line) => line.parts ?? [line]);
  const goods = add(...lines.map(({ total }) => total));
  const base = goods - order.discount;
  const { ibs, cbs } = reformTaxes(base);
  const place =
    order.delivery.type === 'delivery'
      ? order.delivery.address
      : { street: 'Retirada na loja', number: 'S/N', district: '', postalCode: '', complement: '' };
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${key}"><ide>
<cUF>35</cUF><cNF>${digits(number * 7, 8)}</cNF><natOp>Venda de mercadoria</natOp><mod>55</mod><serie>1</serie>
<nNF>${number}</nNF><dhEmi>${at}</dhEmi><dhSaiEnt>${at}</dhSaiEnt><tpNF>1</tpNF><tpAmb>2</tpAmb></ide>
<emit><CNPJ>${issuer}</CNPJ><xNome>${text(seller.legalName)}</xNome><enderEmit>
<xLgr>${text(seller.address.slice(0, 60))}</xLgr><xMun>São Paulo</xMun><UF>SP</UF></enderEmit><IE>110042490114</IE></emit>
<dest>${documentOf(buyer.document)}<xNome>${text(buyer.name)}</xNome><enderDest><xLgr>${text(place.street)}</xLgr>
<nro>${text(place.number)}</nro><xCpl>${text(place.complement)}</xCpl><xBairro>${text(place.district)}</xBairro>
<xMun>São Paulo</xMun><UF>SP</UF><CEP>${place.postalCode}</CEP></enderDest></dest>
${lines.map(product).join('\n')}
<total><ICMSTot><vBC>0.00</vBC><vICMS>0.00</vICMS><vProd>${reais(goods)}</vProd><vFrete>${reais(order.deliveryFee)}</vFrete>
<vDesc>${reais(order.discount)}</vDesc><vNF>${reais(order.total)}</vNF></ICMSTot><IBSCBSTot><vBCIBSCBS>${reais(base)}</vBCIBSCBS>
<gIBS><gIBSUF><vIBSUF>${reais(ibs)}</vIBSUF></gIBSUF><gIBSMun><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>${reais(ibs)}</vIBS></gIBS>
<gCBS><vCBS>${reais(cbs)}</vCBS></gCBS></IBSCBSTot><vNFTot>${reais(order.total)}</vNFTot></total>
<transp><modFrete>0</modFrete><vol><qVol>${lines.length}</qVol><esp>VOLUMES</esp></vol></transp>
<infAdic><infCpl>Pedido ${order.number}. Documento de demonstração, emitido por empresa fictícia, sem valor fiscal.</infCpl></infAdic>
</infNFe></NFe><protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><chNFe>${key}</chNFe><dhRecbto>${at}</dhRecbto>
<nProt>135${digits(number, 12)}</nProt><cStat>100</cStat></infProt></protNFe></nfeProc>
`;
}

function product(line: OrderLine, at: number): string {
  const { ibs, cbs } = reformTaxes(line.total);
  const quantity = toNumber(line.quantity);
  return `<det nItem="${at + 1}"><prod><cProd>${text(line.sku)}</cProd><cEAN>SEM GTIN</cEAN>
<xProd>${text(line.name.slice(0, 120))}</xProd><NCM>21069090</NCM><CFOP>5102</CFOP><uCom>${text(line.unit)}</uCom>
<qCom>${quantity.toFixed(4)}</qCom><vUnCom>${(toReais(line.total) / quantity).toFixed(10)}</vUnCom><vProd>${reais(line.total)}</vProd></prod>
<imposto><ICMS><ICMSSN102><orig>0</orig><CSOSN>102</CSOSN></ICMSSN102></ICMS><IBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib>
<gIBSCBS><vBC>${reais(line.total)}</vBC><vIBS>${reais(ibs)}</vIBS><gCBS><vCBS>${reais(cbs)}</vCBS></gCBS></gIBSCBS></IBSCBS></imposto></det>`;
}

/** Rates of 2026, the trial year of the tax reform: IBS 0.1 %, CBS 0.9 %. Centavos. */
const reformTaxes = (base: number) => ({ ibs: Math.round(base / 1000), cbs: Math.round((base * 9) / 1000) });

const reais = (amount: Money | number): string => (amount / 100).toFixed(2);

const digits = (value: number, length: number): string => String(value).padStart(length, '0').slice(-length);

const documentOf = (bare: string): string =>
  bare.length === 11 ? `<CPF>${bare}</CPF>` : `<CNPJ>${bare}</CNPJ>`;

const text = (plain: string): string =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
