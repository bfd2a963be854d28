const FIVE: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Written text as it is meant: the five entities and numbers. Any other would have to be declared: `problem` is thrown. */
export function withoutEntities(written: string, problem: () => Error): string {
  if (!written.includes('&')) return written;
  return written.replace(/&([^;&]{0,12})(;?)/g, (_, name: string, end: string) => {
    const sign = end === '' ? undefined : (FIVE[name] ?? numbered(name));
    if (sign === undefined) throw problem();
    return sign;
  });
}

function numbered(name: string): string | undefined {
  const [, hex, digits] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
  const isSign = code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff);
  return isSign && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
