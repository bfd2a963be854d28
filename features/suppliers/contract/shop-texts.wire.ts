/** A shop's texts on the wire: static texts, terms of use, and its own pages. */
import type { Answer } from '#platform/contract/endpoint.ts';
import type { CustomContent, StaticText, TermsOfUse } from '../domain/shop-texts.ts';
import type { termsOfUseSchema, WireCustomContent, WireStaticTexts } from './shop-texts.schema.ts';

export const staticTextsToWire = (texts: readonly StaticText[]): WireStaticTexts =>
  [...Map.groupBy(texts, ({ language }) => language)].map(([lang, own]) => ({
    lang,
    translation: Object.fromEntries(own.map(({ name, text }) => [name, text])),
  }));

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
