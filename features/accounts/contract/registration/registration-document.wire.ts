import type {
  DocumentKind,
  DocumentRequest,
  OwnDocuments,
  RegistrationDocument,
  VersionedDocumentSettings,
} from '../../domain/registration/registration-document.ts';
import type {
  WireDocument,
  WireDocumentRequest,
  WireDocumentSettings,
  WireOwnDocuments,
} from './registration-document.schema.ts';
import { DOCUMENT_KIND_WORDS } from './registration-document-texts.ts';

type WireKind = WireDocument['tipo'];

const kinds = new Map(
  Object.entries(DOCUMENT_KIND_WORDS).map(([kind, word]) => [word, kind as DocumentKind] as const),
);

export const documentKindToWire = (kind: DocumentKind): WireKind => DOCUMENT_KIND_WORDS[kind];
export const documentKindFromWire = (wire: WireKind): DocumentKind => kinds.get(wire) ?? 'other';

export const documentToWire = (document: RegistrationDocument): WireDocument => ({
  iddocumento: document.id,
  tipo: documentKindToWire(document.kind),
  nome: document.fileName,
  formato: document.mediaType === 'image/webp' ? 'image/webp' : 'application/pdf',
  bytes: document.bytes,
  enviado_em: new Date(document.sentAt).toISOString(),
});

export const documentFromWire = (wire: WireDocument): RegistrationDocument => ({
  id: wire.iddocumento,
  kind: documentKindFromWire(wire.tipo),
  fileName: wire.nome,
  mediaType: wire.formato,
  bytes: wire.bytes,
  sentAt: Date.parse(wire.enviado_em),
});

export const documentRequestToWire = ({
  kinds: requested,
  note,
  at,
}: DocumentRequest): WireDocumentRequest => ({
  tipos: requested.map(documentKindToWire),
  recado: note,
  pedido_em: new Date(at).toISOString(),
});

export const documentRequestFromWire = (wire: WireDocumentRequest): DocumentRequest => ({
  kinds: wire.tipos.map(documentKindFromWire),
  note: wire.recado,
  at: Date.parse(wire.pedido_em),
});

export const ownDocumentsToWire = (own: OwnDocuments): WireOwnDocuments => ({
  recebe: own.accepted,
  texto: own.sentence,
  pedido: own.request === undefined ? null : documentRequestToWire(own.request),
  faltam: own.missing.map(documentKindToWire),
  pode_remover: own.mayRemove,
  documentos: own.documents.map(documentToWire),
});

export const ownDocumentsFromWire = (wire: WireOwnDocuments): OwnDocuments => ({
  accepted: wire.recebe,
  sentence: wire.texto,
  ...(wire.pedido === null ? {} : { request: documentRequestFromWire(wire.pedido) }),
  missing: wire.faltam.map(documentKindFromWire),
  mayRemove: wire.pode_remover,
  documents: wire.documentos.map(documentFromWire),
});

export const documentSettingsToWire = ({
  requested,
  sentence,
  version,
}: VersionedDocumentSettings): WireDocumentSettings => ({
  pede: requested,
  texto: sentence,
  versao: version,
});

export const documentSettingsFromWire = (wire: WireDocumentSettings): VersionedDocumentSettings => ({
  requested: wire.pede,
  sentence: wire.texto.trim(),
  version: wire.versao,
});
