import type { ClientNote } from '../domain/client-note.ts';
import type { WireClientNote } from './clients.schema.ts';

export const clientNoteToWire = ({ id, text, at, by }: ClientNote): WireClientNote => ({
  idnota: id,
  texto: text,
  em: new Date(at).toISOString(),
  por: by,
});

export const clientNoteFromWire = ({ idnota, texto, em, por }: WireClientNote): ClientNote => ({
  id: idnota,
  text: texto,
  at: Date.parse(em),
  by: por,
});
