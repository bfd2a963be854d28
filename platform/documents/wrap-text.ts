/**
 * Splits text into lines of at most `width` points, between words, or within a word that fits no line. Keeps the text's line
 * breaks.
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r\n|\r|\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, widthOf));
}

function wrapParagraph(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > width) {
      const fits = signsThatFit(line, width, widthOf);
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  lines.push(line);
  return lines;
}

/** Cuts text to the width, with an ellipsis if something is left out. */
export function cutText(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  return `${text.slice(0, signsThatFit(text, width - widthOf('…'), widthOf)).trimEnd()}…`;
}

/** At least one character, so that wrapping always advances. */
function signsThatFit(text: string, width: number, widthOf: (text: string) => number): number {
  let most = text.length;
  let fits = 1;
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if (widthOf(text.slice(0, middle)) <= width) fits = middle;
    else most = middle - 1;
  }
  return fits;
}
