/**
 * The rules of a shop's style as CSS for the page's head: those of the choices that differ from the defaults, which are in the style
 * sheets. A page brings only the rules of its own shop, and no script. They stand outside all layers, so they win over any other.
 */
import { STYLE_PARTS, type StylePart, type ThemeStyle } from '#kernel/theme.ts';

type Rules = { readonly [Part in StylePart]: { readonly [Choice in ThemeStyle[Part]]?: string } };

const WIDE = '@media (width>=48rem)';
const DESKTOP = '@media (width>=64rem)';
const PHONE = '@media (width<64rem)';

/** What stands in a bar of one of the shop's colours: that colour's ink for all of it. */
const on = (part: 'brand' | 'aux'): string =>
  [
    ...['ink', 'ink-2', 'ink-3', 'line-2', 'brand-text'].map((name) => `--color-${name}:var(--${part}-ink)`),
    `--color-sunken:var(--${part}-strong)`,
    `color:var(--${part}-ink)`,
  ].join(';');

const face = (name: string, extra: string): string =>
  `:root{--font-display:${name},"${name} Fallback",var(--font-sans)}h1,h2:not(.tile-name),.site-logo{${extra}}`;

/** The hero's pictures in a row at its right edge. */
const IN_LINE = (right: string, size: string): string =>
  `.hero-curve{display:none}${WIDE}{.hero .hero-picture{display:flex;inset:50% auto auto auto;translate:0 -50%;width:${size};height:${size}}` +
  [2, 3, 4, 5, 6]
    .map((nth) => `.hero .hero-picture:nth-child(${nth}){right:calc(${right} + ${nth - 2}*(${size} + 1rem))}`)
    .join('') +
  '}';

const RULES: Rules = {
  shape: {
    straight:
      ':root{--radius-sm:0;--radius-md:2px;--radius-lg:2px;--radius-xl:2px;--radius-pill:2px}' +
      '.badge{border-radius:0}',
    round:
      ':root{--radius-sm:.625rem;--radius-md:1rem;--radius-lg:1.5rem;--radius-xl:2.25rem}' +
      '.button,.hero-link{border-radius:99px}.badge{border-radius:99px}',
  },
  density: {
    compact:
      ':root{--tile-gap:.5rem;--tile-room:.625rem;--tile-width:11.5rem;--sections-gap:1.75rem}' +
      `${WIDE}{:root{--tile-gap:.625rem;--tile-room:.75rem;--sections-gap:2rem}.tile-name{min-height:2.5rem;font-size:.875rem;line-height:1.25rem}}`,
    airy:
      ':root{--tile-gap:.875rem;--sections-gap:2.25rem}' +
      `${WIDE}{:root{--tile-gap:1.5rem;--tile-room:1.25rem;--tile-width:15rem;--sections-gap:3.25rem}}`,
  },
  cards: {
    raised:
      '.tile{border-color:transparent;box-shadow:var(--shadow-2)}@media (hover:hover){.tile:hover{box-shadow:var(--shadow-3)}}',
    flat:
      '.tile{border-color:transparent;border-radius:0;background:none}.tile .tile-picture{border-radius:var(--radius-lg)}' +
      '.tile .tile-body{padding:.75rem .25rem .25rem}@media (hover:hover){.tile:hover{box-shadow:none}}',
  },
  header: {
    brand:
      '.site-header{border-color:transparent;background:var(--brand)}' +
      `.site-name,.site-place,.site-actions{${on('brand')};--color-brand:var(--brand-ink);--color-brand-ink:var(--brand);--color-surface:var(--brand)}` +
      '.site-search form>button{background:var(--accent);color:var(--accent-ink)}' +
      '.site-search .field{border-color:transparent;background:var(--color-surface)}',
    centred:
      `${DESKTOP}{.site-bar{height:6rem;grid-template-columns:minmax(0,24rem) 1fr minmax(0,24rem)}.site-search{order:-1}` +
      '.site-name{justify-content:center}.site-logo{font-size:var(--text-2xl)}.site-nav>div{justify-content:center}.site-nav ul{flex:0 1 auto}}' +
      `${PHONE}{.site-name{position:relative}.site-logo{margin-inline:auto}}`,
    banded:
      `.site-header{border-top:4px solid var(--brand)}${DESKTOP}{.site-header,.site-header.with-place{top:-2.5rem}` +
      `.site-top{border-color:transparent;background:var(--aux);${on('aux')}}.site-nav{border-color:transparent;background:var(--brand)}` +
      `.site-nav>div>ul,.site-nav>div>a,.site-nav summary{${on('brand')}}.site-nav details[open] summary{background:var(--brand-strong)}}`,
  },
  hero: {
    centred:
      '.hero{background:var(--brand-soft);color:var(--color-ink);text-align:center}.hero-title{color:var(--brand-text)}' +
      '.hero .hero-words{align-items:center;width:auto;max-width:38rem;margin-inline:auto;padding-inline:1.25rem}' +
      '.hero-link{background:var(--brand);color:var(--brand-ink)}.hero-link:hover{background:var(--brand-strong)}' +
      `.hero-curve{display:none}.hero .hero-picture{display:none}${WIDE}{.hero .hero-picture{display:flex;inset:auto;width:5.5rem;height:5.5rem}` +
      '.hero .hero-picture:nth-child(2){left:4%;top:12%}.hero .hero-picture:nth-child(3){left:10%;bottom:8%}' +
      '.hero .hero-picture:nth-child(4){right:4%;top:10%}.hero .hero-picture:nth-child(5){right:11%;bottom:8%}.hero .hero-picture:nth-child(6){display:none}}',
    strip:
      `.hero-curve{display:none}.hero-text{font-size:var(--text-sm)}${WIDE}{.hero-title{font-size:var(--text-2xl)}` +
      '.hero .hero-words{width:60%;max-width:none;padding-block:1.5rem;gap:.5rem}.hero-link{margin-top:.25rem}}' +
      IN_LINE('2rem', 'clamp(4rem,6vw,6rem)'),
    editorial:
      '.hero{border:1px solid var(--color-line);background:var(--aux);color:var(--aux-ink)}.hero-title{line-height:1.1}' +
      '.hero-link{background:var(--brand);color:var(--brand-ink)}.hero-link:hover{background:var(--brand-strong)}' +
      `.hero-curve{display:none}${WIDE}{.hero-title{font-size:var(--hero-large)}.hero .hero-words{padding-block:1.75rem}.hero .hero-picture{display:flex;inset:auto;width:9rem;height:9rem}` +
      '.hero .hero-picture:nth-child(2){right:24%;top:8%;width:10.5rem;height:10.5rem}.hero .hero-picture:nth-child(3){right:5%;top:10%}' +
      '.hero .hero-picture:nth-child(4){right:13%;bottom:5%}.hero .hero-picture:nth-child(n+5){display:none}}',
  },
  icons: {
    thin: '.icon[stroke-width="2"],.icon[stroke-width="1.75"]{stroke-width:1.25}',
    bold: '.icon[stroke-width="2"],.icon[stroke-width="1.75"]{stroke-width:2.5}',
  },
  display: {
    grotesque: face('Bricolage', 'font-weight:700;letter-spacing:-.02em'),
    serif: face('Fraunces', 'font-weight:600;letter-spacing:-.01em'),
    condensed: face('Oswald', 'font-weight:600;letter-spacing:.005em'),
    rounded: face('Fredoka', 'font-weight:600;letter-spacing:0'),
  },
  // The screens of lists read it.
  list: {},
};

export const styleRules = (style: ThemeStyle): string =>
  STYLE_PARTS.map((part) => (RULES[part] as Readonly<Record<string, string>>)[style[part]] ?? '').join('');
