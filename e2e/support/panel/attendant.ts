import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD, type Person } from '../people.ts';

const SHOP = 'mercado-central';

/** Staff of Mercado Central fill and lock a client's cart by the panel's API. */
export async function prepareCart(
  request: APIRequestContext,
  client: Person,
  units: Readonly<Record<string, number>>,
  reason: string,
): Promise<void> {
  const home = await (await request.get(`/${SHOP}`)).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const login = await request.post('/v1/app/token/usuario/autenticar', {
    data: { cpf: client.document, senha: PASSWORD, idfornecedor },
  });
  const { idcliente } = (await login.json()) as { readonly idcliente: string };
  await request.post('/v4/painel/entrar', {
    data: { email: 'ops@mercado-central.exemplo.com.br', senha: PASSWORD },
  });
  const itens: { readonly id: string; readonly quantidade: number }[] = [];
  for (const [name, quantidade] of Object.entries(units)) {
    const found = await request.get('/v2/app/token/listaprodutos/full-text/pesquisar', {
      params: { idfornecedor, query: name },
    });
    const { resultset } = (await found.json()) as {
      readonly resultset: { readonly hits: readonly { readonly id: string; readonly nome: string }[] };
    };
    itens.push({ id: resultset.hits.find(({ nome }) => nome === name)?.id ?? name, quantidade });
  }
  const prepared = await request.put(`/v4/painel/${idfornecedor}/clientes/${idcliente}/carrinho`, {
    data: { itens, motivo: reason },
  });
  expect(prepared.status(), await prepared.text()).toBe(200);
}
