const FIVE = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** The maximum length of a name between `&` and `;`. */
const MAX_NAME_LENGTH = 12;

/**
 * Decodes the five predefined entities and numeric ones. Throws `problem` for any other, which would need a declaration. Works
 * one entity at a time, because `replace` collects all matches before it handles the first.
 */
export function withoutEntities(written: string, problem: () => Error): string {
  let meant = '';
  let at = 0;
  for (let next = written.indexOf('&'); next >= 0; next = written.indexOf('&', at)) {
    const end = written.slice(next, next + MAX_NAME_LENGTH + 2).indexOf(';') + next;
    const name = written.slice(next + 1, end);
    const sign = end < next ? undefined : (FIVE.get(name) ?? numbered(name));
    if (sign === undefined) throw problem();
    meant += written.slice(at, next) + sign;
    at = end + 1;
  }
  return meant + written.slice(at);
}

function numbered(name: string): string | undefined {
  const [, hex, digits] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
  const isSign = code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff);
  return isSign && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}
