import { isServerSegment } from '#features/suppliers/domain/hosts/reserved-slugs.ts';

/** Whether the address within a shop ('/c/frutas') is a page: not a file, nor what the server answers itself. */
export const isShopPage = (path: string): boolean =>
  !isServerSegment(path.split('/')[1] ?? '') && !/\.\w+$/.test(path.split('/').at(-1) ?? '');

/** Pages that every visitor sees alike: home, lists, products, combos, texts. Not the login, nor what a mailed link opens. */
const SHARED =
  /^\/$|^\/c\/.+|^\/busca$|^\/(?:p|setor|segmento|combo|pagina)\/[^/]+$|^\/(?:setores|segmentos|combos|carrinho|sobre|trocas|termos|privacidade)$/;

/** Parameters that contain a secret, or lead elsewhere. */
const SECRET = ['api_key', 'id_erp_usuario', 'previa', 'fselecionado', 'codigo'];

export const mayStorePage = (path: string, query: URLSearchParams): boolean =>
  SHARED.test(path) && !SECRET.some((name) => query.has(name));
