const MAX_SLUG_LENGTH = 80;

/** 'Maçã Fuji 1,5 kg' becomes 'maca-fuji-1-5-kg'; empty if the text has no Latin letters or digits. */
export function slugify(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return trimHyphens(trimHyphens(plain).slice(0, MAX_SLUG_LENGTH));
}

const trimHyphens = (text: string): string => text.replace(/^-|-$/g, '');
