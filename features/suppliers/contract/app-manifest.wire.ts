/** A shop's web app manifest, in the words of the W3C. */
import { APP_ICONS, type IconKind, iconFile, iconLook, shortName } from '../domain/app-look.ts';
import type { Shop } from '../domain/shop.ts';

/** The shop's root on the requested host: '/mercado-central', or '/' on its own. It is also the app's scope. */
export const appScope = ({ slug }: Pick<Shop, 'slug'>, onOwnHost: boolean): string =>
  onOwnHost ? '/' : `/${slug}`;

export const manifestHref = (shop: Pick<Shop, 'slug'>, onOwnHost: boolean): string =>
  onOwnHost ? '/manifest.webmanifest' : `/${shop.slug}/manifest.webmanifest`;

export const iconHref = (
  shop: Pick<Shop, 'id' | 'name' | 'theme' | 'logo' | 'icon'>,
  kind: IconKind,
): string => `/v4/fornecedor/${shop.id}/icone/${iconFile(iconLook(shop), kind)}`;

/** The page's ground while the app starts. */
const GROUND = '#ffffff';

export function manifestToWire(shop: Shop, onOwnHost: boolean): string {
  const scope = appScope(shop, onOwnHost);
  const page = (path: string): string => (onOwnHost ? path : `${scope}${path}`);
  return JSON.stringify({
    id: scope,
    name: shop.name,
    short_name: shortName(shop.name),
    description: shop.description ?? 'Confira nossas ofertas!',
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: scope,
    scope,
    display: 'standalone',
    theme_color: shop.theme.primary,
    background_color: GROUND,
    categories: ['shopping'],
    icons: APP_ICONS.map((kind) => ({
      src: iconHref(shop, kind),
      sizes: kind === '192' ? '192x192' : '512x512',
      type: 'image/png',
      purpose: kind === 'maskable-512' ? 'maskable' : 'any',
    })),
    shortcuts: [
      { name: 'Meus pedidos', url: page('/pedidos') },
      { name: 'Listas de compras', url: page('/listas') },
      { name: 'Carrinho', url: page('/carrinho') },
    ],
  });
}
