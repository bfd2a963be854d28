/** An open session of a user, shown as a device. */
export interface SessionDevice {
  /** Session id. */
  readonly id: string;
  /** Example: 'Chrome no Windows'; empty where the browser is unknown. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  /** Epoch milliseconds, precise to some minutes. */
  readonly seenAt: number;
  /** The session of this request. */
  readonly current: boolean;
}

/** Device name from the user agent: 'Chrome no Windows'. Empty where nothing in it is known. */
export function deviceWords(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, 400);
  const browser = firstNamed(said, BROWSERS);
  const system = firstNamed(said, SYSTEMS);
  if (browser === undefined) return system === undefined ? '' : `Navegador ${system}`;
  return system === undefined ? browser : `${browser} ${system}`;
}

type Names = readonly (readonly [RegExp, string])[];

/** Most user agents also contain Chrome or Safari, so specific names come first. */
const BROWSERS: Names = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: Names = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/Windows/, 'no Windows'],
  [/Mac OS X|Macintosh/, 'no Mac'],
  [/CrOS/, 'no ChromeOS'],
  [/Linux|X11/, 'no Linux'],
];

const firstNamed = (said: string, names: Names): string | undefined =>
  names.find(([sign]) => sign.test(said))?.[1];
