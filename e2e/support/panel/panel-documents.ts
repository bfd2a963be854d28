import { type APIRequestContext, expect } from '@playwright/test';
import { accessKeyDigit } from '#features/orders/domain/shipments/access-key.ts';
import { ATLAS } from '../shops.ts';

interface InvoicedOrder {
  readonly cliente: { readonly nome: string; readonly documento: string };
  readonly itens: readonly {
    readonly nome: string;
    readonly quantidade: number;
    readonly preco: number;
    readonly total: number;
  }[];
  readonly totalpedido: number;
}

/** Actions of a shop's staff on an order's documents and payments, by the panel's API. */
export async function openPanelDocuments(request: APIRequestContext, shop: string) {
  const home = await (await request.get(shop)).text();
  const panel = `/v4/painel/${/data-supplier="([\w-]+)"/.exec(home)?.[1] ?? ''}`;
  const seen = async <T>(
    path: string,
    params: Readonly<Record<string, string | number>> = {},
  ): Promise<T> => {
    const answer = await request.get(panel + path, { params });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const done = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(panel + path, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const chargeOf = async (numpedido: string) => {
    const { cobrancas } = await seen<{ readonly cobrancas: readonly { readonly idcobranca: string }[] }>(
      '/cobrancas',
      { numpedido },
    );
    return cobrancas.at(-1)?.idcobranca;
  };
  return {
    /** Attaches an NF-e and returns its key. */
    attach: async (number: string): Promise<string> => {
      const order = await seen<InvoicedOrder>(`/pedidos/${number}`);
      const issuer = shop === ATLAS ? '41603852000150' : '20481635000165';
      const key = keyOf(number, issuer);
      const answer = await request.post(`${panel}/pedidos/${number}/notas`, {
        headers: { 'content-type': 'application/xml' },
        data: Buffer.from(xmlOf(order, { number, issuer, key })),
      });
      expect(answer.status(), await answer.text()).toBe(200);
      return key;
    },
    /** Confirms a payment on delivery. */
    confirmPayment: async (number: string): Promise<void> =>
      done(`/cobrancas/${await chargeOf(number)}/confirmar`, {}),
    /** Captures the weighed amount on the card, in reais. */
    capture: async (number: string, valor: number): Promise<void> =>
      done(`/cobrancas/${await chargeOf(number)}/capturar`, { valor }),
    /** Confirms each of the order's titles as paid. */
    payTitles: async (number: string): Promise<void> => {
      const { dados } = await seen<{
        readonly dados: readonly {
          readonly idtitulo: string;
          readonly numpedido?: number;
          readonly situacao: string;
        }[];
      }>('/titulos', { limite: 100, ordem: 'emissao_desc' });
      const own = dados.filter(
        ({ numpedido, situacao }) => String(numpedido) === number && situacao === 'ABERTO',
      );
      expect(own, 'titles of the order').not.toEqual([]);
      for (const { idtitulo } of own) await done(`/titulos/${idtitulo}/pago`, {});
    },
    ratings: async () =>
      (
        await seen<{
          readonly dados: readonly { readonly numpedido: number; readonly comentario: string }[];
        }>('/avaliacoes')
      ).dados,
  };
}

/** The file of an NF-e of this order, issued by the holder of this CNPJ (digits). */
export const nfeXml = (order: InvoicedOrder, number: string, issuer: string): string =>
  xmlOf(order, { number, issuer, key: keyOf(number, issuer) });

/** Derived from the order's number, because a document can be attached once. */
function keyOf(number: string, issuer: string): string {
  const body = `352611${issuer}55001${number.padStart(9, '0')}112345678`;
  return body + accessKeyDigit(body);
}

interface Issued {
  readonly number: string;
  readonly issuer: string;
  readonly key: string;
}

const holderOf = (document: string): string =>
  document.length === 11 ? `<CPF>${document}</CPF>` : `<CNPJ>${document}</CNPJ>`;

/** An NF-e of the order without Sefaz's authorisation: marked as without fiscal value. */
const xmlOf = ({ cliente, itens, totalpedido }: InvoicedOrder, { number, issuer, key }: Issued): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${key}"><ide>
<cUF>35</cUF><natOp>Venda</natOp><mod>55</mod><serie>1</serie><nNF>${Number(number)}</nNF>
<dhEmi>2026-11-20T14:32:00-03:00</dhEmi><tpNF>1</tpNF><tpAmb>2</tpAmb></ide><emit><CNPJ>${issuer}</CNPJ>
<xNome>A loja</xNome></emit><dest>${holderOf(cliente.documento)}<xNome>${cliente.nome}</xNome></dest>
${itens
  .map(
    ({ nome, quantidade, preco, total }, index) =>
      `<det nItem="${index + 1}"><prod><cProd>${index + 1}</cProd><xProd>${nome}</xProd><qCom>${quantidade}</qCom>
<vUnCom>${preco}</vUnCom><vProd>${total}</vProd></prod></det>`,
  )
  .join('\n')}
<total><ICMSTot><vProd>${totalpedido}</vProd><vNF>${totalpedido}</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`;
