import type { StaticText } from '../domain/shop-texts.ts';
import type { WireStaticTexts } from './shop-texts.schema.ts';

export const staticTextsToWire = (texts: readonly StaticText[]): WireStaticTexts =>
  [...Map.groupBy(texts, ({ language }) => language)].map(([lang, own]) => ({
    lang,
    translation: Object.fromEntries(own.map(({ name, text }) => [name, text])),
  }));
