import { defined } from '#kernel/defined.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { NONE, parseQuantity, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { parseMoment } from '#platform/contract/parse-moment.ts';
import type { ActionLink, ActionLinkText, NewActionLink, OfferedLink } from '../../domain/action-link.ts';
import { cartItemFromWire, cartItemToWire } from '../cart-item.wire.ts';
import { noticeFromWire, noticeToWire } from '../cart-notice.wire.ts';
import type { WireActionLink, WireNewActionLink, WireOfferedLink } from './action-link.schema.ts';

const textToWire = ({ slug, title, text, destination }: ActionLinkText) => ({
  codigo: slug,
  titulo: title,
  texto: text,
  destino: destination,
});

export const offeredLinkToWire = ({ offered, ...link }: OfferedLink): WireOfferedLink => ({
  ...textToWire(link),
  itens: offered.lines.map(cartItemToWire),
  ...defined({
    total: offered.subtotal === undefined ? undefined : toReais(offered.subtotal),
    economia: offered.saved === undefined ? undefined : toReais(offered.saved),
  }),
  avisos: offered.notices.map(noticeToWire),
});

export const offeredLinkFromWire = (wire: WireOfferedLink): OfferedLink => ({
  slug: wire.codigo,
  title: wire.titulo,
  text: wire.texto,
  destination: wire.destino,
  offered: {
    lines: wire.itens.map(cartItemFromWire),
    ...defined({
      subtotal: wire.total === undefined ? undefined : fromReais(wire.total),
      saved: wire.economia === undefined ? undefined : fromReais(wire.economia),
    }),
    notices: wire.avisos.map(noticeFromWire),
  },
});

export const actionLinkToWire = ({
  id,
  lines,
  active,
  startsAt,
  endsAt,
  ...text
}: ActionLink): WireActionLink => ({
  id,
  ...textToWire(text),
  itens: lines.map(({ productId, quantity }) => ({ idproduto: productId, quantidade: toNumber(quantity) })),
  ativo: active,
  ...defined({
    inicio: startsAt === undefined ? undefined : new Date(startsAt).toISOString(),
    fim: endsAt === undefined ? undefined : new Date(endsAt).toISOString(),
  }),
});

export function newActionLinkFromWire(
  wire: WireNewActionLink,
): Result<NewActionLink, { readonly code: 'no-such-moment' }> {
  const [startsAt, endsAt] = [wire.inicio, wire.fim].map((text) =>
    text === undefined ? undefined : parseMoment(text),
  );
  if (Number.isNaN(startsAt) || Number.isNaN(endsAt)) return refuse({ code: 'no-such-moment' });
  return accept({
    slug: wire.codigo,
    title: wire.titulo.trim(),
    text: (wire.texto ?? '').trim(),
    destination: wire.destino ?? '',
    lines: wire.itens.map(({ idproduto, quantidade }) => ({
      productId: idproduto,
      quantity: parseQuantity(quantidade) ?? NONE,
    })),
    ...defined({ startsAt, endsAt }),
  });
}
