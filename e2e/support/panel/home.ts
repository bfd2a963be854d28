import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from '../people.ts';

const SHOP = 'mercado-central';

/** Staff of Mercado Central compose its home by the panel's API. */
export async function homeOfShop(request: APIRequestContext) {
  const home = await (await request.get(`/${SHOP}`)).text();
  const panel = `/v4/painel/${/data-supplier="([\w-]+)"/.exec(home)?.[1] ?? ''}`;
  await request.post('/v4/painel/entrar', {
    data: { email: 'ops@mercado-central.exemplo.com.br', senha: PASSWORD },
  });
  const call = async (path: string, data: object) => {
    const answer = await request.post(`${panel}/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  return {
    addBlock: async (block: object): Promise<string> => (await call('blocos-home', block)).idbloco,
    addCarousel: async (carousel: object): Promise<string> =>
      (await call('carrosseis', carousel)).idcarrossel,
    previewLink: async (): Promise<string> => (await call('previa-home', {})).link,
    removeBlock: async (id: string): Promise<void> => {
      expect((await request.delete(`${panel}/blocos-home/${id}`)).status()).toBe(200);
    },
    removeCarousel: async (id: string): Promise<void> => {
      expect((await request.delete(`${panel}/carrosseis/${id}`)).status()).toBe(200);
    },
  };
}
