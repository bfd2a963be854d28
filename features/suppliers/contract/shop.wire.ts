import type { MenuItem, Shop, Theme } from '../domain/shop.ts';
import type { Store } from '../domain/store.ts';
import type { WireShop, WireShopConfig, WireTheme } from './shop.schema.ts';
import { storeToWire } from './store.wire.ts';

export function shopToWire(shop: Shop, stores: readonly Store[]): WireShop {
  const [first] = stores;
  return {
    idfornecedor: shop.id,
    slug: shop.slug,
    nome: shop.name,
    descricao: shop.description ?? '',
    dominio: shop.domain ?? null,
    whiteLabel: shop.whiteLabel,
    tags: [...shop.tags],
    config: shopConfigToWire(shop),
    meta_info: {
      descricao_endereco_loja: first?.addressText ?? '',
      default_store: first === undefined ? null : { latitude: first.latitude, longitude: first.longitude },
    },
    coordenadas_lojas: stores.map(storeToWire),
  };
}

export function shopFromWire(wire: WireShop): Shop {
  const { tema, menu, rodape } = wire.config;
  return {
    id: wire.idfornecedor,
    slug: wire.slug,
    name: wire.nome,
    whiteLabel: wire.whiteLabel,
    tags: wire.tags,
    theme: themeFromWire(tema),
    menu: menu.map(menuItemFromWire),
    footer: {
      legalName: rodape.razao_social,
      cnpj: rodape.cnpj,
      address: rodape.endereco,
      columns: rodape.colunas.map(({ titulo, links }) => ({
        title: titulo,
        links: links.map(menuItemFromWire),
      })),
      ...(rodape.telefone === null ? {} : { phone: rodape.telefone }),
      ...(rodape.email === null ? {} : { email: rodape.email }),
    },
    ...(wire.dominio === null ? {} : { domain: wire.dominio }),
    ...(tema.logo === null ? {} : { logo: tema.logo }),
    ...(wire.descricao === '' ? {} : { description: wire.descricao }),
  };
}

export const shopConfigToWire = (shop: Shop): WireShopConfig => ({
  tema: themeToWire(shop),
  menu: shop.menu.map(menuItemToWire),
  rodape: {
    razao_social: shop.footer.legalName,
    cnpj: shop.footer.cnpj,
    endereco: shop.footer.address,
    telefone: shop.footer.phone ?? null,
    email: shop.footer.email ?? null,
    colunas: shop.footer.columns.map(({ title, links }) => ({
      titulo: title,
      links: links.map(menuItemToWire),
    })),
  },
  dominio: shop.domain ?? null,
});

export const themeToWire = ({ theme, logo }: Pick<Shop, 'theme' | 'logo'>): WireTheme => ({
  cor_primaria: theme.primary,
  cor_secundaria: theme.secondary,
  cor_auxiliar: theme.auxiliary,
  cor_texto: theme.text,
  logo: logo ?? null,
});

const themeFromWire = (wire: WireTheme): Theme => ({
  primary: wire.cor_primaria,
  secondary: wire.cor_secundaria,
  auxiliary: wire.cor_auxiliar,
  text: wire.cor_texto,
});

const menuItemToWire = ({ label, href }: MenuItem) => ({ rotulo: label, link: href });

const menuItemFromWire = ({ rotulo, link }: { rotulo: string; link: string }): MenuItem => ({
  label: rotulo,
  href: link,
});
