/** Slugs that no shop may have, because the first segment of an address would mean two things. */
import { isUuid } from '#kernel/ids.ts';
import { isSupplierKey } from './resolve-supplier.ts';

/** First segments of what the server answers itself, or will: data, files, the legacy prefix, the other applications. */
const SERVER_SEGMENTS: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'assets', 'commerce', 'docs', 'fotos', 'healthz', 'painel', 'plataforma', 'readyz'],
  'sandbox-pagamentos',
  'tls',
]);
/** '/v1/…': versions of the API. */
const API_VERSION = /^v[0-9]+$/;

/**
 * First segments of the pages within a shop. On a shop's own host addresses have no slug: '/busca' would be the search or the home of
 * a shop of that name.
 */
const PAGE_SEGMENTS: ReadonlySet<string> = new Set([
  ...[
    'acessibilidade',
    'ajuda',
    'assinaturas',
    'avisos',
    'busca',
    'c',
    'cadastro',
    'carrinho',
    'checkout',
    'clientes',
    'combo',
    'combos',
    'compra-rapida',
  ],
  ...[
    'conta',
    'conversas',
    'convite',
    'convite-representante',
    'email',
    'empresas',
    'enderecos',
    'entrar',
    'erro',
    'faturas',
  ],
  ...[
    'link-acao',
    'listas',
    'login-token',
    'menor-de-idade',
    'p',
    'pagina',
    'pedidos',
    'privacidade',
    'segmento',
    'segmentos',
  ],
  ...['senha', 'setor', 'setores', 'sobre', 'submissao', 'termos', 'trocas', 'usuarios'],
]);

/** Whether the server answers addresses with this first segment itself. */
export const isServerSegment = (segment: string): boolean =>
  SERVER_SEGMENTS.has(segment) || API_VERSION.test(segment);

/** Whether a shop may have this slug. */
export const mayBeSlug = (text: string): boolean =>
  isSupplierKey(text) && !isUuid(text) && !isServerSegment(text) && !PAGE_SEGMENTS.has(text);
