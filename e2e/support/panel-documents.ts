import { type APIRequestContext, expect } from '@playwright/test';
import { accessKeyDigit } from '#features/invoices/domain/nfe/access-key.ts';

/** What somebody of a shop, who is logged in to the panel, does to an order's papers. */
export async function openPanelDocuments(request: APIRequestContext, shop: string) {
  const home = await (await request.get(shop)).text();
  const panel = `/v4/painel/${/data-supplier="([\w-]+)"/.exec(home)?.[1] ?? ''}`;
  return {
    /** Gives the key of the document. */
    attach: async (number: string): Promise<string> => {
      const key = keyOf(number);
      const answer = await request.post(`${panel}/pedidos/${number}/notas`, {
        headers: { 'content-type': 'application/xml' },
        data: Buffer.from(xmlOf(number, key)),
      });
      expect(answer.status(), await answer.text()).toBe(200);
      return key;
    },
    /** The money was handed over. */
    confirmPayment: async (number: string): Promise<void> => {
      const listed = await request.get(`${panel}/cobrancas`, { params: { numpedido: number } });
      const { cobrancas } = (await listed.json()) as {
        readonly cobrancas: readonly { readonly idcobranca: string }[];
      };
      const answer = await request.post(`${panel}/cobrancas/${cobrancas[0]?.idcobranca}/confirmar`, {
        data: {},
      });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    ratings: async (): Promise<readonly { readonly numpedido: number; readonly comentario: string }[]> =>
      ((await (await request.get(`${panel}/avaliacoes`)).json()) as { readonly dados: [] }).dados,
  };
}

const ISSUER = '20481635000165';

/** By the order's number: a document is attached once. */
function keyOf(number: string): string {
  const body = `352611${ISSUER}55001${number.padStart(9, '0')}112345678`;
  return body + accessKeyDigit(body);
}

const xmlOf = (number: string, key: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${key}"><ide>
<cUF>35</cUF><natOp>Venda</natOp><mod>55</mod><serie>1</serie><nNF>${Number(number)}</nNF>
<dhEmi>2026-11-20T14:32:00-03:00</dhEmi><tpNF>1</tpNF><tpAmb>2</tpAmb></ide><emit><CNPJ>${ISSUER}</CNPJ>
<xNome>Mercado Central</xNome></emit><dest><xNome>Ana</xNome></dest><det nItem="1"><prod><cProd>1</cProd>
<xProd>Abacaxi Pérola</xProd><qCom>8</qCom><vUnCom>8.99</vUnCom><vProd>71.92</vProd></prod></det>
<total><ICMSTot><vProd>71.92</vProd><vNF>71.92</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`;
