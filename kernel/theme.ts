/** How a shop looks: its colours, and its style beside them. */

/** The four colours of a shop, as '#rrggbb'. */
export interface ThemeColours {
  readonly primary: string;
  readonly secondary: string;
  readonly auxiliary: string;
  /** The shop's preferred text colour on its primary colour; used if it is readable. */
  readonly text: string;
}

/** Of a shop that has chosen no colours. Spec 9. */
export const DEFAULT_THEME: ThemeColours = {
  primary: '#1f5f4a',
  secondary: '#c2571a',
  auxiliary: '#eef2ee',
  text: '#ffffff',
};

/** Its style: each part has a few values, so that nothing else reaches a style sheet. */
export const STYLE_CHOICES = {
  /** The corners of cards, fields and buttons. */
  shape: ['straight', 'soft', 'round'],
  /** The room between products and around their words. */
  density: ['compact', 'regular', 'airy'],
  cards: ['outlined', 'raised', 'flat'],
  header: ['light', 'brand', 'centred', 'banded'],
  /** The top of the home. */
  hero: ['curved', 'centred', 'strip', 'editorial'],
  /** The strokes of icons. */
  icons: ['thin', 'regular', 'bold'],
  /** The face of headings; `text`: that of all other words. */
  display: ['text', 'grotesque', 'serif', 'condensed', 'rounded'],
  /** How product lists open, until a person chooses otherwise. */
  list: ['grid', 'rows', 'table'],
} as const;

export type StylePart = keyof typeof STYLE_CHOICES;

export type ThemeStyle = { readonly [Part in StylePart]: (typeof STYLE_CHOICES)[Part][number] };

export const STYLE_PARTS = Object.keys(STYLE_CHOICES) as readonly StylePart[];

/** Of a shop that has chosen none. */
export const DEFAULT_STYLE: ThemeStyle = {
  shape: 'soft',
  density: 'regular',
  cards: 'outlined',
  header: 'light',
  hero: 'curved',
  icons: 'regular',
  display: 'text',
  list: 'grid',
};

/** A stored style with the defaults for what it lacks, or what this version does not know. */
export function knownStyle(stored: Partial<Record<StylePart, string>> = {}): ThemeStyle {
  const parts = STYLE_PARTS.map((part) => {
    const choices: readonly string[] = STYLE_CHOICES[part];
    const chosen = stored[part];
    return [part, chosen !== undefined && choices.includes(chosen) ? chosen : DEFAULT_STYLE[part]];
  });
  return Object.fromEntries(parts);
}
