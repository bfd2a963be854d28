import { defined } from '#kernel/defined.ts';
import {
  REDIRECT_KINDS,
  type RedirectFields,
  type RedirectKind,
  type SearchRedirect,
} from '../../domain/search/search-redirect.ts';
import type { WireRedirect } from './panel-redirects.schema.ts';
import { KIND_NAMES } from './redirect-kind-names.ts';

type WireKind = WireRedirect['tipo'];
type WireFields = Pick<WireRedirect, 'termo' | 'tipo' | 'destino'>;

const kindOf = (wire: WireKind): RedirectKind =>
  REDIRECT_KINDS.find((kind) => KIND_NAMES[kind] === wire) ?? 'path';

export const redirectFieldsFromWire = ({ termo, tipo, destino }: WireFields): RedirectFields => ({
  term: termo,
  kind: kindOf(tipo),
  target: destino.trim(),
});

export const redirectFieldsToWire = ({ term, kind, target }: RedirectFields): WireFields => ({
  termo: term,
  tipo: KIND_NAMES[kind],
  destino: target,
});

export const redirectToWire = (redirect: SearchRedirect): WireRedirect => ({
  id: redirect.id,
  ...redirectFieldsToWire(redirect),
  nome: redirect.name ?? null,
  endereco: redirect.path ?? null,
  versao: redirect.version,
});

export const redirectFromWire = (wire: WireRedirect): SearchRedirect => ({
  id: wire.id,
  ...redirectFieldsFromWire(wire),
  version: wire.versao,
  ...defined({ name: wire.nome ?? undefined, path: wire.endereco ?? undefined }),
});
