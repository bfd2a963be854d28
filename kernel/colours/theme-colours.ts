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
