import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from '../people.ts';

const SHOP = 'mercado-central';

/** Staff of Mercado Central add a coupon by the panel's API. */
export async function addCoupon(request: APIRequestContext, coupon: object): Promise<void> {
  const home = await (await request.get(`/${SHOP}`)).text();
  const panel = `/v4/painel/${/data-supplier="([\w-]+)"/.exec(home)?.[1] ?? ''}`;
  await request.post('/v4/painel/entrar', {
    data: { email: 'ops@mercado-central.exemplo.com.br', senha: PASSWORD },
  });
  const answer = await request.post(`${panel}/cupons`, { data: coupon });
  expect(answer.status(), await answer.text()).toBe(200);
}
