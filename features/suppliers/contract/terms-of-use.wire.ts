import type { Answer } from '#platform/contract/endpoint.ts';
import type { TermsOfUse } from '../domain/shop-texts.ts';
import type { termsOfUseSchema } from './shop-texts.schema.ts';

type WireTerms = Answer<typeof termsOfUseSchema>;

export const termsOfUseToWire = (
  terms: (TermsOfUse & { readonly inForce: boolean }) | undefined,
): WireTerms =>
  terms === undefined
    ? { versaoArquivo: null, titulo: '', texto: '', publicado_em: null, vigente: false }
    : {
        versaoArquivo: terms.version,
        titulo: terms.title,
        texto: terms.text,
        publicado_em: new Date(terms.publishedAt).toISOString(),
        vigente: terms.inForce,
      };

/** Null where the supplier has no terms. */
export const termsOfUseFromWire = (wire: WireTerms): TermsOfUse | null =>
  wire.versaoArquivo === null || wire.publicado_em === null
    ? null
    : {
        version: wire.versaoArquivo,
        title: wire.titulo,
        text: wire.texto,
        publishedAt: Date.parse(wire.publicado_em),
      };
