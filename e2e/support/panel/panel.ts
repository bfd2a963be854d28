import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from '../people.ts';

export interface PanelProduct {
  readonly id: string;
  readonly preconf: number;
}

export interface Panel {
  readonly product: (name: string) => Promise<PanelProduct>;
  /** Changes a product: price in reais, stock. */
  readonly change: (
    name: string,
    change: { readonly preco?: number; readonly estoque?: number | null },
  ) => Promise<void>;
  /** Approves the client with this document. */
  readonly approve: (document: string) => Promise<void>;
  /** Documents of the clients who wait for approval. */
  readonly waiting: () => Promise<readonly string[]>;
  /** Withdraws the approval of a client. */
  readonly disapprove: (document: string) => Promise<void>;
  /** Invites somebody to represent the shop; resolves to the response. */
  readonly inviteRepresentative: (email: string) => Promise<unknown>;
  /** Refuses the waiting client with this document. */
  readonly refuse: (document: string) => Promise<void>;
}

/** May act at every shop, like its owner. */
export const ADMINISTRATOR = 'admin@vitrine.exemplo.com.br';

/** Actions of a shop's staff. `shop` is its path. */
export async function openPanel(
  request: APIRequestContext,
  shop: string,
  staff = `ops@${shop.slice(1)}.exemplo.com.br`,
): Promise<Panel> {
  const home = await (await request.get(shop)).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const login = await request.post('/v4/painel/entrar', {
    data: { email: staff, senha: PASSWORD },
  });
  expect(login.status(), await login.text()).toBe(200);
  const product = async (name: string): Promise<PanelProduct> => {
    const found = await request.get('/v2/app/token/listaprodutos/full-text/pesquisar', {
      params: { idfornecedor, query: name },
    });
    const { resultset } = (await found.json()) as {
      readonly resultset: { readonly hits: readonly (PanelProduct & { readonly nome: string })[] };
    };
    const hit = resultset.hits.find(({ nome }) => nome === name);
    if (hit === undefined) throw new Error(`${shop} has no ${name}`);
    return hit;
  };
  const list = `/v4/painel/${idfornecedor}/cadastros`;
  const listed = async (situacao: string) => {
    const { dados } = (await (await request.get(list, { params: { situacao, limite: 100 } })).json()) as {
      readonly dados: readonly { readonly idcliente: string; readonly documento: string }[];
    };
    return dados;
  };
  const decide = async (document: string, situacao: string, aprovado: boolean): Promise<void> => {
    const found = (await listed(situacao)).find((one) => one.documento === document);
    const answer = await request.put(`${list}/${found?.idcliente}/aprovacao`, { data: { aprovado } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  return {
    product,
    change: async (name, change) => {
      const { id } = await product(name);
      const answer = await request.patch(`/v4/painel/${idfornecedor}/produtos/${id}`, { data: change });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    approve: (document) => decide(document, 'AGUARDANDO', true),
    waiting: async () => (await listed('AGUARDANDO')).map(({ documento }) => documento),
    disapprove: (document) => decide(document, 'APROVADO', false),
    inviteRepresentative: async (email) => {
      const answer = await request.post(`/v4/painel/${idfornecedor}/representantes`, { data: { email } });
      return { status: answer.status(), body: await answer.json() };
    },
    refuse: (document) => decide(document, 'AGUARDANDO', false),
  };
}
