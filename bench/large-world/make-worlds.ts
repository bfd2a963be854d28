/** Makes a small world and a large one in two databases of one server, of copies of the same shop. */
import { randomBytes } from 'node:crypto';
import { queryOnce } from '../bench-database.ts';
import { copyShops } from './copy-shops.ts';
import { makeTemplateShop, type ShopSize, type TemplateShop } from './template-shop.ts';

export interface OneWorld {
  readonly name: 'small' | 'large';
  readonly shops: number;
  readonly template: TemplateShop;
}

export interface Worlds {
  readonly sessionSecret: string;
  readonly small: OneWorld;
  readonly large: OneWorld;
}

export interface WorldsSize extends ShopSize {
  readonly shops: number;
  readonly smallShops: number;
}

const SMALL = 'vitrine_small';

/** Address of a world's database: the large one's is the server's own. */
export function databaseOf(url: string, { name }: Pick<OneWorld, 'name'>): string {
  if (name === 'large') return url;
  const address = new URL(url);
  address.pathname = `/${SMALL}`;
  return address.href;
}

export async function makeWorlds(
  url: string,
  size: WorldsSize,
  say: (line: string) => void,
): Promise<Worlds> {
  const sessionSecret = randomBytes(48).toString('base64url');
  await queryOnce(url, `create database ${SMALL}`);
  const make = async (name: OneWorld['name'], shops: number): Promise<OneWorld> => {
    const database = databaseOf(url, { name });
    say(`${shops} lojas…`);
    const template = await makeTemplateShop(database, size, sessionSecret);
    await copyShops(database, template.who.shop.id, shops, say);
    return { name, shops, template };
  };
  const small = await make('small', size.smallShops);
  return { sessionSecret, small, large: await make('large', size.shops) };
}
