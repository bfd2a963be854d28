import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import type { AlertKind, OwnAlert } from '../../domain/alerts/product-alert.ts';
import type { WireAlert } from './product-alerts.schema.ts';

const kinds: Readonly<Record<AlertKind, WireAlert['tipo']>> = {
  availability: 'DISPONIBILIDADE',
  'price-drop': 'PRECO',
};

export const alertToWire = ({ kind, product, ...alert }: OwnAlert): WireAlert => ({
  tipo: kinds[kind],
  idproduto: product.id,
  slug: product.slug,
  nome: product.name,
  ...defined({ imagem: product.picture }),
  fundo: product.ground,
  disponivel: product.available,
  ...defined({
    preco: product.price === undefined ? undefined : toReais(product.price),
    precoVisto: alert.seenPrice === undefined ? undefined : toReais(alert.seenPrice),
  }),
  pedidoEm: new Date(alert.createdAt).toISOString(),
  ...defined({ avisadoEm: alert.sentAt === undefined ? undefined : new Date(alert.sentAt).toISOString() }),
  novidade: alert.isUnseen,
});

export const alertFromWire = (wire: WireAlert): OwnAlert => ({
  productId: wire.idproduto,
  kind: wire.tipo === 'PRECO' ? 'price-drop' : 'availability',
  createdAt: Date.parse(wire.pedidoEm),
  ...defined({
    seenPrice: wire.precoVisto === undefined ? undefined : fromReais(wire.precoVisto),
    sentAt: wire.avisadoEm === undefined ? undefined : Date.parse(wire.avisadoEm),
  }),
  product: {
    id: wire.idproduto,
    slug: wire.slug,
    name: wire.nome,
    ...defined({ picture: wire.imagem }),
    ground: wire.fundo,
    available: wire.disponivel,
    ...defined({ price: wire.preco === undefined ? undefined : fromReais(wire.preco) }),
  },
  isUnseen: wire.novidade,
});
