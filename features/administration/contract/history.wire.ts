import { defined } from '#kernel/defined.ts';
import type { PlatformEvent } from '../domain/platform-event.ts';
import type { WirePlatformEvent } from './history.schema.ts';

export const platformEventToWire = (event: PlatformEvent): WirePlatformEvent => ({
  id: event.id,
  em: new Date(event.at).toISOString(),
  acao: event.action,
  alvo: event.subject,
  antes: event.before,
  depois: event.after,
  ...defined({
    por: event.by && { nome: event.by.name, email: event.by.email },
    emNomeDe: event.onBehalfOf,
    loja: event.shop && { idfornecedor: event.shop.id, nome: event.shop.name },
  }),
});

export const platformEventFromWire = (wire: WirePlatformEvent): PlatformEvent => ({
  id: wire.id,
  at: Date.parse(wire.em),
  action: wire.acao,
  subject: wire.alvo,
  before: wire.antes,
  after: wire.depois,
  ...defined({
    by: wire.por && { name: wire.por.nome, email: wire.por.email },
    onBehalfOf: wire.emNomeDe,
    shop: wire.loja && { id: wire.loja.idfornecedor, name: wire.loja.nome },
  }),
});
