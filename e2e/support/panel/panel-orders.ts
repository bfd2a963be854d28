import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from '../people.ts';

interface ShopOrder {
  readonly status: string;
  readonly proximas: readonly string[];
  readonly itens: readonly { readonly id: string; readonly nome: string; readonly preco: number }[];
}

export interface PanelOrders {
  readonly order: (number: string) => Promise<ShopOrder>;
  readonly move: (number: string, ...statuses: readonly string[]) => Promise<void>;
  readonly track: (number: string, tracking: Readonly<Record<string, string>>) => Promise<void>;
  /** Prices every item at this amount in reais; `more` adds fields to the request. */
  readonly price: (number: string, each: number, more?: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** Actions of a shop's staff on its orders, by the panel's API. `shop` is its path. */
export async function openPanelOrders(
  request: APIRequestContext,
  shop: string,
  staff = `ops@${shop.slice(1)}.exemplo.com.br`,
): Promise<PanelOrders> {
  const home = await (await request.get(shop)).text();
  const idfornecedor = /data-supplier="([\w-]+)"/.exec(home)?.[1] ?? '';
  const login = await request.post('/v4/painel/entrar', {
    data: { email: staff, senha: PASSWORD },
  });
  expect(login.status(), await login.text()).toBe(200);
  const address = (number: string, tail = ''): string =>
    `/v4/painel/${idfornecedor}/pedidos/${number}${tail}`;
  const order = async (number: string): Promise<ShopOrder> => {
    const answer = await request.get(address(number));
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const write = async (method: 'put' | 'post', url: string, data: object): Promise<void> => {
    const answer = await request[method](url, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  return {
    order,
    move: async (number, ...statuses) => {
      for (const para of statuses) await write('post', address(number, '/situacao'), { para });
    },
    track: (number, tracking) => write('put', address(number, '/rastreio'), tracking),
    price: async (number, each, more = {}) => {
      const { itens } = await order(number);
      const priced = itens.map(({ id }) => ({ id, precoatendente: each }));
      await write('put', address(number, '/orcamento'), { itens: priced, ...more });
    },
  };
}
