import { type Static, Type } from 'typebox';
import { Latitude, Longitude, Uuid } from './fields.schema.ts';

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

export const ThemeFields = Type.Object({
  cor_primaria: Colour,
  cor_secundaria: Colour,
  cor_auxiliar: Colour,
  cor_texto: Colour,
  /** Id of a stored picture. */
  logo: Type.Union([Type.String(), Type.Null()]),
});

const MenuItemFields = Type.Object({ rotulo: Type.String(), link: Type.String() });

const FooterFields = Type.Object({
  razao_social: Type.String(),
  cnpj: Type.String(),
  endereco: Type.String(),
  telefone: Type.Union([Type.String(), Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  colunas: Type.Array(Type.Object({ titulo: Type.String(), links: Type.Array(MenuItemFields) })),
});

export const ShopConfigFields = Type.Object({
  tema: ThemeFields,
  menu: Type.Array(MenuItemFields),
  rodape: FooterFields,
  dominio: Type.Union([Type.String(), Type.Null()]),
});

const Coordinates = Type.Object({ latitude: Latitude, longitude: Longitude });

export const StoreFields = Type.Object({
  idloja: Uuid,
  nome: Type.String(),
  descricao_endereco_loja: Type.String(),
  lat: Latitude,
  lng: Longitude,
  horario: Type.String(),
});

/** Spec 3, supplier. */
export const ShopFields = Type.Object({
  idfornecedor: Uuid,
  slug: Type.String(),
  nome: Type.String(),
  descricao: Type.String(),
  dominio: Type.Union([Type.String(), Type.Null()]),
  whiteLabel: Type.Boolean(),
  tags: Type.Array(Type.String()),
  config: ShopConfigFields,
  meta_info: Type.Object({
    descricao_endereco_loja: Type.String(),
    default_store: Type.Union([Coordinates, Type.Null()]),
  }),
  coordenadas_lojas: Type.Array(StoreFields),
});

export type WireTheme = Static<typeof ThemeFields>;
export type WireShopConfig = Static<typeof ShopConfigFields>;
export type WireStore = Static<typeof StoreFields>;
export type WireShop = Static<typeof ShopFields>;
