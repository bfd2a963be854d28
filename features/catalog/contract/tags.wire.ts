/** Splits 'a,b' into a list. Spec 5: arrays are joined by commas. */
export const tagsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
