import type { CustomContent } from '../domain/shop-texts.ts';
import type { WireCustomContent } from './shop-texts.schema.ts';

export const customContentToWire = ({ id, type, title, body }: CustomContent): WireCustomContent => ({
  id,
  contentType: type,
  titulo: title,
  conteudo: body,
});

export const customContentFromWire = (wire: WireCustomContent): CustomContent => ({
  id: wire.id,
  type: wire.contentType,
  title: wire.titulo,
  body: wire.conteudo,
});
