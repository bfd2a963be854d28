import { defined } from '#kernel/defined.ts';
import { knownStyle } from '#kernel/theme.ts';
import type { Footer, MenuItem, NamedPayment, Shop, ShopStore, Theme } from '../domain/shop.ts';
import type { ShopDetails } from '../domain/shop-details.ts';
import { activeSegment, type Segment } from '../domain/supplier-profile.ts';
import type { WireFooter, WireShop, WireShopConfig, WireStore, WireTheme } from './shop.schema.ts';
import { storeToWire } from './store.wire.ts';
import { styleFromWire, styleToWire } from './theme-style.wire.ts';

export function shopToWire({ shop, profile, stores }: ShopDetails): WireShop {
  const [first] = stores;
  const segment = activeSegment(profile.segments);
  return {
    idfornecedor: shop.id,
    slug: shop.slug,
    nome: shop.name,
    descricao: shop.description ?? '',
    dominio: shop.domain ?? null,
    idempresa: profile.companyId ?? null,
    whiteLabel: shop.whiteLabel,
    tags: [...shop.tags],
    ...(shop.timeZone === undefined ? {} : { fuso: shop.timeZone }),
    segmentos: profile.segments.map(segmentToWire),
    segmento_ativo: segment === undefined ? null : segmentToWire(segment),
    modulos: [...profile.modules],
    ...(shop.paymentMethods === undefined ? {} : { formasPagamento: shop.paymentMethods.map(paymentToWire) }),
    ordenacoes_produto: profile.orderings.map(({ key, label }) => ({ ordenacao: key, nome: label })),
    ...(shop.carouselPages === undefined ? {} : { paginas_com_carrossel: [...shop.carouselPages] }),
    ...(shop.preview === undefined ? {} : { previa: shop.preview }),
    config: shopConfigToWire({ shop, profile }),
    meta_info: {
      descricao_endereco_loja: first?.addressText ?? '',
      default_store: first === undefined ? null : { latitude: first.latitude, longitude: first.longitude },
    },
    coordenadas_lojas: stores.map(storeToWire),
  };
}

/** Only fields that every screen needs: they are embedded in every page. */
export function shopFromWire(wire: WireShop): Shop {
  const { tema, menu, rodape, aviso } = wire.config;
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
      ...defined({
        phone: rodape.telefone ?? undefined,
        whatsapp: rodape.whatsapp,
        email: rodape.email ?? undefined,
        note: rodape.nota ?? undefined,
      }),
    },
    ...defined({
      notice: aviso ?? undefined,
      domain: wire.dominio ?? undefined,
      logo: tema.logo ?? undefined,
      icon: tema.icone,
      timeZone: wire.fuso,
      description: wire.descricao || undefined,
      segments: wire.segmentos.length < 2 ? undefined : wire.segmentos.map(segmentFromWire),
      onlySegment: wire.segmento_ativo === null ? undefined : segmentFromWire(wire.segmento_ativo),
      orderings:
        wire.ordenacoes_produto.length === 0
          ? undefined
          : wire.ordenacoes_produto.map(({ ordenacao, nome }) => ({ key: ordenacao, label: nome })),
      carouselPages: wire.paginas_com_carrossel,
      paymentKinds: wire.formasPagamento && [
        ...new Set(wire.formasPagamento.flatMap(({ tipo }) => (tipo === undefined ? [] : [tipo]))),
      ],
      shownStores:
        wire.coordenadas_lojas.length === 0
          ? undefined
          : wire.coordenadas_lojas.slice(0, SHOWN_STORES).map(shownStore),
      preview: wire.previa,
    }),
  };
}

export const shopConfigToWire = ({
  shop,
  profile,
}: Pick<ShopDetails, 'shop' | 'profile'>): WireShopConfig => ({
  tema: themeToWire(shop),
  menu: shop.menu.map(menuItemToWire),
  rodape: footerToWire(shop.footer),
  dominio: shop.domain ?? null,
  dominio_adicionais: [...profile.additionalDomains],
  superon_ga: shop.analyticsId ?? null,
  aviso: shop.notice ?? null,
});

export const footerToWire = (footer: Footer): WireFooter => ({
  razao_social: footer.legalName,
  cnpj: footer.cnpj,
  endereco: footer.address,
  telefone: footer.phone ?? null,
  ...defined({ whatsapp: footer.whatsapp }),
  email: footer.email ?? null,
  colunas: footer.columns.map(({ title, links }) => ({ titulo: title, links: links.map(menuItemToWire) })),
  nota: footer.note ?? null,
});

export const themeToWire = ({ theme, logo, icon }: Pick<Shop, 'theme' | 'logo' | 'icon'>): WireTheme => ({
  cor_primaria: theme.primary,
  cor_secundaria: theme.secondary,
  cor_auxiliar: theme.auxiliary,
  cor_texto: theme.text,
  logo: logo ?? null,
  ...defined({ icone: icon, estilo: theme.style && styleToWire(knownStyle(theme.style)) }),
});

const themeFromWire = (wire: WireTheme): Theme => ({
  primary: wire.cor_primaria,
  secondary: wire.cor_secundaria,
  auxiliary: wire.cor_auxiliar,
  text: wire.cor_texto,
  ...defined({ style: wire.estilo && styleFromWire(wire.estilo) }),
});

/** The identifier has two spellings on the wire. Spec 3, payment method. */
const paymentToWire = ({ id, name, kind }: NamedPayment) => ({
  idformapagto: id,
  idformapagamento: id,
  nome: name,
  tipo: kind,
});

/** As many as a page's foot names. */
const SHOWN_STORES = 3;

const shownStore = (store: WireStore): ShopStore => ({
  name: store.nome,
  hours: store.horario,
});

const segmentToWire = ({ id, name }: Segment) => ({ idsegmento: id, nome: name });

const segmentFromWire = (wire: WireShop['segmentos'][number]): Segment => ({
  id: wire.idsegmento,
  name: wire.nome,
});

const menuItemToWire = ({ label, href }: MenuItem) => ({ rotulo: label, link: href });

const menuItemFromWire = ({ rotulo, link }: { rotulo: string; link: string }): MenuItem => ({
  label: rotulo,
  href: link,
});
