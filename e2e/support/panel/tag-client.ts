import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD, type Person } from '../people.ts';

/** Staff of the shop give a client these tags by the panel's API. `shop` is its path. */
export async function tagClient(
  request: APIRequestContext,
  shop: string,
  client: Person,
  tags: readonly string[],
): Promise<void> {
  const home = await (await request.get(shop)).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const login = await request.post('/v1/app/token/usuario/autenticar', {
    data: { cpf: client.document, senha: PASSWORD, idfornecedor },
  });
  const { idcliente } = (await login.json()) as { readonly idcliente: string };
  await request.post('/v4/painel/entrar', {
    data: { email: `ops@${shop.slice(1)}.exemplo.com.br`, senha: PASSWORD },
  });
  const answer = await request.put(`/v4/painel/${idfornecedor}/clientes/${idcliente}/configuracoes`, {
    data: { tags },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
