import { styleFromWire, styleToWire } from '#features/suppliers/contract/theme-style.wire.ts';
import type { BrazilianZone } from '#features/suppliers/domain/brazilian-zones.ts';
import type {
  ShopAppearance,
  ShopIdentity,
  ShopMenu,
  Versioned,
} from '#features/suppliers/domain/edited-shop.ts';
import { plainPath } from '#features/suppliers/domain/hosts/redirect.ts';
import type { LegalField } from '#features/suppliers/domain/legal-identity.ts';
import type { RequestedModule } from '#features/suppliers/domain/modules.ts';
import type { MenuItem, Theme } from '#features/suppliers/domain/shop.ts';
import { timeZoneOf } from '#features/suppliers/domain/time-zone.ts';
import { defined } from '#kernel/defined.ts';
import { knownStyle } from '#kernel/theme.ts';
import type { RedirectsPart } from '../../domain/shop/shop-texts.ts';
import type { WireAppearance, WireIdentity, WireMenu, WireRedirects } from './panel-shop.schema.ts';
import { identityLocked } from './panel-shop-texts.ts';

const filled = (text: string): string | undefined => text.trim() || undefined;

export const identityFromWire = (wire: WireIdentity): Versioned<ShopIdentity> => ({
  name: wire.nome.trim(),
  description: wire.descricao.trim(),
  legalName: wire.razao_social.trim(),
  cnpj: wire.cnpj.trim(),
  address: wire.endereco.trim(),
  ...defined({
    phone: filled(wire.telefone),
    whatsapp: filled(wire.whatsapp ?? ''),
    email: filled(wire.email),
    notice: filled(wire.aviso),
    note: filled(wire.nota),
    timeZone: wire.fuso === timeZoneOf({}) ? undefined : wire.fuso,
  }),
  version: wire.versao,
});

export const identityToWire = (identity: Versioned<ShopIdentity>): WireIdentity => ({
  nome: identity.name,
  descricao: identity.description,
  razao_social: identity.legalName,
  cnpj: identity.cnpj,
  endereco: identity.address,
  telefone: identity.phone ?? '',
  whatsapp: identity.whatsapp ?? '',
  email: identity.email ?? '',
  aviso: identity.notice ?? '',
  nota: identity.note ?? '',
  fuso: timeZoneOf(identity) as BrazilianZone,
  versao: identity.version,
});

const LEGAL_NAMES = {
  name: 'nome',
  slug: 'slug',
  legalName: 'razao_social',
  cnpj: 'cnpj',
} as const satisfies Record<LegalField, string>;

/** The fields that only a request to the platform changes, each with its sentence. */
export const lockedToWire = (fields: readonly LegalField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [LEGAL_NAMES[field], identityLocked]));

export const appearanceFromWire = (wire: WireAppearance): Versioned<ShopAppearance> => ({
  ...coloursFromWire(wire),
  ...defined({ logo: wire.logo ?? undefined, icon: wire.icone ?? undefined }),
  version: wire.versao,
});

export const coloursFromWire = (
  wire: Pick<WireAppearance, 'cor_primaria' | 'cor_secundaria' | 'cor_auxiliar' | 'cor_texto' | 'estilo'>,
): Theme => ({
  primary: wire.cor_primaria,
  secondary: wire.cor_secundaria,
  auxiliary: wire.cor_auxiliar,
  text: wire.cor_texto,
  ...defined({ style: wire.estilo && styleFromWire(wire.estilo) }),
});

export const appearanceToWire = (appearance: Versioned<ShopAppearance>): WireAppearance => ({
  cor_primaria: appearance.primary,
  cor_secundaria: appearance.secondary,
  cor_auxiliar: appearance.auxiliary,
  cor_texto: appearance.text,
  estilo: styleToWire(knownStyle(appearance.style)),
  logo: appearance.logo ?? null,
  icone: appearance.icon ?? null,
  versao: appearance.version,
});

type WireLink = WireMenu['itens'][number];

const linkFromWire = ({ rotulo, link, modulos }: WireLink): MenuItem => ({
  label: rotulo.trim(),
  href: link.trim(),
  ...defined({ modules: modulos as readonly RequestedModule[] | undefined }),
});

const linkToWire = ({ label, href, modules }: MenuItem): WireLink => ({
  rotulo: label,
  link: href,
  ...defined({ modulos: modules === undefined ? undefined : [...modules] }),
});

export const menuFromWire = (wire: WireMenu): Versioned<ShopMenu> => ({
  items: wire.itens.map(linkFromWire),
  columns: wire.colunas.map(({ titulo, links }) => ({
    title: titulo.trim(),
    links: links.map(linkFromWire),
  })),
  version: wire.versao,
});

export const menuToWire = (menu: Versioned<ShopMenu>): WireMenu => ({
  itens: menu.items.map(linkToWire),
  colunas: menu.columns.map(({ title, links }) => ({ titulo: title, links: links.map(linkToWire) })),
  versao: menu.version,
});

export const redirectsFromWire = ({ enderecos, versao }: WireRedirects): RedirectsPart => ({
  redirects: enderecos.map(({ de, para }) => ({ from: plainPath(de), to: para.trim() })),
  version: versao,
});

export const redirectsToWire = ({ redirects, version }: RedirectsPart): WireRedirects => ({
  enderecos: redirects.map(({ from, to }) => ({ de: from, para: to })),
  versao: version,
});
