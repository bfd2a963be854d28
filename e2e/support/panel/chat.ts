import { type APIRequestContext, expect } from '@playwright/test';
import { randomId } from '#platform/web/random-id.ts';
import { PASSWORD } from '../people.ts';

const SHOP = 'mercado-central';

interface Room {
  readonly sala: string;
  readonly ultima: { readonly texto: string };
}

/** Staff of Mercado Central answer conversations by the panel's API. */
export async function chatOfShop(request: APIRequestContext) {
  const home = await (await request.get(`/${SHOP}`)).text();
  const chat = `/v4/painel/${/data-supplier="([\w-]+)"/.exec(home)?.[1] ?? ''}/chat`;
  await request.post('/v4/painel/entrar', {
    data: { email: 'ops@mercado-central.exemplo.com.br', senha: PASSWORD },
  });
  return {
    /** The room whose last message is this. */
    roomOf: async (text: string): Promise<Room | undefined> => {
      const answer = await request.get(`${chat}/salas`);
      const { dados }: { readonly dados: readonly Room[] } = await answer.json();
      return dados.find(({ ultima }) => ultima.texto === text);
    },
    textsIn: async (sala: string): Promise<string[]> => {
      const answer = await request.get(`${chat}/salas/${sala}/mensagens`);
      const { dados }: { readonly dados: readonly { readonly texto: string }[] } = await answer.json();
      return dados.map(({ texto }) => texto);
    },
    answer: async (sala: string, texto: string): Promise<void> => {
      const answer = await request.post(`${chat}/salas/${sala}/mensagens`, {
        data: { idmensagem: randomId(), texto },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}
