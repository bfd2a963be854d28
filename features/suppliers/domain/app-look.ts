/** How a shop looks where it is installed as an app: its short name and its icon. */
import { defined } from '#kernel/defined.ts';
import type { Shop } from './shop.ts';

/** Home screens cut longer names. Characters. */
const SHORT = 12;

/** 'Mercado Central' → 'Mercado': as many whole words as fit below an icon. */
export function shortName(name: string): string {
  const [first = '', ...words] = name.trim().split(/\s+/);
  let short = first;
  for (const word of words) {
    if (short.length + 1 + word.length > SHORT) break;
    short = `${short} ${word}`;
  }
  return short.length > SHORT ? short.slice(0, SHORT).trimEnd() : short;
}

/** The letter or digit of an icon without accents, in upper case; empty where the name begins with another sign. */
export const iconInitial = (name: string): string =>
  /^[A-Z0-9]/.exec(name.trim().normalize('NFD').toUpperCase())?.[0] ?? '';

/** Of a shop whose colour cannot be read. */
const GROUND = '#1f5f4a';

/** '#rrggbb' in lower case, also of '#rgb'. */
function plainColour(text: string): string {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(text) ?? [];
  const long = short === undefined ? text : `#${[...short].map((digit) => digit + digit).join('')}`;
  return /^#[0-9a-f]{6}$/i.test(long) ? long.toLowerCase() : GROUND;
}

/** Of the installed app. `maskable`: Android, which cuts any shape from the middle. */
export const APP_ICONS = ['192', '512', 'maskable-512'] as const;

/** `touch`: iOS, which cuts the corners itself. `tab`: the browser's tab, without a ground. */
export const ICON_KINDS = [...APP_ICONS, 'touch-180', 'tab-96'] as const;
export type IconKind = (typeof ICON_KINDS)[number];

/** Everything that an icon is drawn from. */
export interface IconLook {
  /** Id of the picture: the shop's icon, or its logo. */
  readonly picture?: string;
  readonly initial: string;
  /** '#rrggbb' */
  readonly ground: string;
}

/** '1-M1f5f4a-maskable-512.png' → 'maskable-512'. */
export function kindOfIconFile(file: string): IconKind | undefined {
  const [, kind] = /-((?:[a-z]+-)?\d+)\.png$/.exec(file) ?? [];
  return ICON_KINDS.find((one) => one === kind);
}

/** Increase it when icons are drawn differently. */
const DRAWING = 1;

/** Names the look in an icon's address: '1-M1f5f4a', or with the logo's id. */
export const iconVersion = ({ picture, initial, ground }: IconLook): string =>
  `${DRAWING}-${picture ?? `${initial || '_'}${ground.slice(1)}`}`;

export const iconFile = (look: IconLook, kind: IconKind): string => `${iconVersion(look)}-${kind}.png`;

export const iconLook = ({
  name,
  theme,
  logo,
  icon = logo,
}: Pick<Shop, 'name' | 'theme' | 'logo' | 'icon'>): IconLook => ({
  ...defined({ picture: icon }),
  initial: iconInitial(name),
  ground: plainColour(theme.primary),
});
