import { type APIRequestContext, expect } from '@playwright/test';
import { PASSWORD } from '../people.ts';

const SHOP = 'mercado-central';

interface NewPage {
  readonly titulo: string;
  readonly slug: string;
  readonly conteudo: string;
}

/** Staff of Mercado Central manage its pages by the panel's API. */
export async function pagesOfShop(request: APIRequestContext) {
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
    /** Creates a draft and returns its id. */
    write: async (page: NewPage): Promise<string> => (await call('paginas', page)).idpagina,
    publish: (id: string, period: { readonly inicio?: string; readonly fim?: string } = {}) =>
      call(`paginas/${id}/publicacao`, period),
    previewLink: async (id: string): Promise<string> => (await call(`paginas/${id}/previa`, {})).link,
    addPicture: async (data: Buffer): Promise<string> => {
      const headers = { 'content-type': 'image/png' };
      const answer = await request.post(`${panel}/imagens-paginas`, { data, headers });
      expect(answer.status(), await answer.text()).toBe(200);
      return (await answer.json()).src;
    },
  };
}
