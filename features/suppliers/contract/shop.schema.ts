import { type Static, Type } from 'typebox';
import { clockTime, latitude, longitude, orNull, uuid } from '#platform/contract/fields.schema.ts';
import { ThemeStyleFields } from './theme-style.schema.ts';

const Colour = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

export const ThemeFields = Type.Object({
  cor_primaria: Colour,
  cor_secundaria: Colour,
  cor_auxiliar: Colour,
  cor_texto: Colour,
  /** Id of a stored picture. */
  logo: orNull(Type.String()),
  icone: Type.Optional(Type.String({ description: 'Uma foto guardada, para a aba do navegador' })),
  estilo: Type.Optional(ThemeStyleFields),
});

const MenuItemFields = Type.Object({ rotulo: Type.String(), link: Type.String() });

const OptionalText = orNull(Type.String());

export const FooterFields = Type.Object({
  razao_social: Type.String(),
  cnpj: Type.String(),
  endereco: Type.String(),
  telefone: OptionalText,
  whatsapp: Type.Optional(Type.String({ description: 'O número em que a loja responde; ausente: nenhum' })),
  email: OptionalText,
  colunas: Type.Array(Type.Object({ titulo: Type.String(), links: Type.Array(MenuItemFields) })),
  nota: OptionalText,
});

export const ShopConfigFields = Type.Object({
  tema: ThemeFields,
  menu: Type.Array(MenuItemFields),
  rodape: FooterFields,
  dominio: OptionalText,
  dominio_adicionais: Type.Array(Type.String()),
  /** Measurement id of Google Analytics. */
  superon_ga: OptionalText,
  /** Notice at the top of every page. */
  aviso: OptionalText,
});

const SegmentFields = Type.Object({ idsegmento: uuid, nome: Type.String() });

const Coordinates = Type.Object({ latitude: latitude, longitude: longitude });

export const OpeningFields = Type.Object({
  dia: Type.Integer({ minimum: 0, maximum: 6, description: '0 é domingo.' }),
  abre: clockTime,
  fecha: clockTime,
});

export const StoreFields = Type.Object({
  idloja: uuid,
  nome: Type.String(),
  descricao_endereco_loja: Type.String(),
  lat: latitude,
  lng: longitude,
  horario: Type.String(),
  abertura: Type.Optional(Type.Array(OpeningFields)),
  prazoHoras: Type.Optional(Type.Integer({ description: 'Até que um pedido esteja pronto.' })),
});

/** Spec 3, supplier. */
export const ShopFields = Type.Object({
  idfornecedor: uuid,
  slug: Type.String(),
  nome: Type.String(),
  descricao: Type.String(),
  dominio: OptionalText,
  idempresa: OptionalText,
  whiteLabel: Type.Boolean(),
  tags: Type.Array(Type.String()),
  fuso: Type.Optional(Type.String({ description: 'Como America/Manaus; sem ele, o de Brasília' })),
  segmentos: Type.Array(SegmentFields),
  /** The only segment, where there is exactly one. */
  segmento_ativo: orNull(SegmentFields),
  formasPagamento: Type.Optional(
    Type.Array(
      Type.Object({
        idformapagto: uuid,
        idformapagamento: uuid,
        nome: Type.String(),
        tipo: Type.Optional(Type.String({ description: 'Como pix, boleto ou card' })),
      }),
      {
        description: 'As que todos podem usar, em quem é indicado; as de um cliente, na sua própria chamada',
      },
    ),
  ),
  modulos: Type.Array(Type.String()),
  ordenacoes_produto: Type.Array(Type.Object({ ordenacao: Type.String(), nome: Type.String() })),
  paginas_com_carrossel: Type.Optional(
    Type.Array(Type.String(), { description: 'As páginas que têm carrosséis a ler, como `page` as chama' }),
  ),
  previa: Type.Optional(Type.String({ description: 'O link de prévia, se ele mostra um rascunho' })),
  config: ShopConfigFields,
  meta_info: Type.Object({
    descricao_endereco_loja: Type.String(),
    default_store: orNull(Coordinates),
  }),
  coordenadas_lojas: Type.Array(StoreFields),
});

export type WireTheme = Static<typeof ThemeFields>;
export type WireFooter = Static<typeof FooterFields>;
export type WireShopConfig = Static<typeof ShopConfigFields>;
export type WireStore = Static<typeof StoreFields>;
export type WireShop = Static<typeof ShopFields>;
export type WireOpening = Static<typeof OpeningFields>;
