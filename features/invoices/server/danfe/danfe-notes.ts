import { LINE, type Pen } from '#platform/documents/pen.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { otherInstalments } from './danfe-bill.ts';
import { BOTTOM, DANFE_LEFT, DANFE_WIDTH, drawTitle, TITLE } from './danfe-paper.ts';
import { unboxedTotals } from './danfe-unboxed.ts';

const HEIGHT = 78;
const NOTES = 366;
const STYLE = { size: 6 };
export const NOTE_LINE = STYLE.size * LINE;
const LABEL = 8;
const ROOM = Math.floor((HEIGHT - LABEL - 3) / NOTE_LINE);

/** The y at which the first sheet's notes begin. */
export const NOTES_TOP = BOTTOM - HEIGHT - TITLE;

export interface Notes {
  readonly first: readonly string[];
  readonly toTaxOffice: readonly string[];
  /** The lines that don't fit on the first sheet. */
  readonly more: readonly string[];
}

/** The notes as lines: those on the first sheet, and the rest, over the full width of a later sheet. */
export function notesOf(pen: Pen, nfe: Nfe): Notes {
  const notes = [unboxedTotals(nfe.totals), nfe.note, otherInstalments(nfe)].filter((text) => text !== '');
  const own = broken(pen, notes.join('\n'), NOTES - 6);
  const office = broken(pen, nfe.noteToTaxOffice, DANFE_WIDTH - NOTES - 6);
  const more = [...own.rest, ...(office.rest.length > 0 ? ['RESERVADO AO FISCO:', ...office.rest] : [])];
  return { first: own.here, toTaxOffice: office.here, more };
}

interface Broken {
  readonly here: readonly string[];
  readonly rest: readonly string[];
}

function broken(pen: Pen, text: string, width: number): Broken {
  const lines = pen.wrap(text, width, STYLE);
  if (lines.length <= ROOM) return { here: lines, rest: [] };
  const here = lines.slice(0, ROOM - 1);
  return {
    here: [...here, '(continua na última folha)'],
    rest: pen.wrap(textAfter(pen, text, here), DANFE_WIDTH - 6, STYLE),
  };
}

/** The text after these lines. Counts characters without whitespace, because a line break may or may not stand for a blank. */
function textAfter(pen: Pen, text: string, lines: readonly string[]): string {
  const whole = pen.wrap(text, Number.POSITIVE_INFINITY, STYLE).join('\n');
  let left = lines.join('').replace(/\s/g, '').length;
  let at = 0;
  for (; left > 0 && at < whole.length; at += 1) if (!/\s/.test(whole.charAt(at))) left -= 1;
  return whole.slice(at).trimStart();
}

/** Draws the notes at the bottom of the first sheet. */
export function drawDanfeNotes(pen: Pen, { first, toTaxOffice }: Notes): void {
  const y = drawTitle(pen, NOTES_TOP, 'DADOS ADICIONAIS');
  const boxes = [
    { x: DANFE_LEFT, width: NOTES, label: 'INFORMAÇÕES COMPLEMENTARES', lines: first },
    { x: DANFE_LEFT + NOTES, width: DANFE_WIDTH - NOTES, label: 'RESERVADO AO FISCO', lines: toTaxOffice },
  ];
  for (const { x, width, label, lines } of boxes) {
    pen.frame({ x, y, width, height: HEIGHT });
    pen.text(label, { x: x + 2.5, y: y + 2, width: width - 5 }, { size: 4.8 });
    pen.lines(lines, { x: x + 3, y: y + LABEL, width: width - 6 }, STYLE);
  }
}

/** Below the products of a later sheet. */
export function drawMoreNotes(pen: Pen, top: number, lines: readonly string[]): void {
  const y = drawTitle(pen, top, 'DADOS ADICIONAIS (CONTINUAÇÃO)');
  pen.frame({ x: DANFE_LEFT, y, width: DANFE_WIDTH, height: lines.length * NOTE_LINE + 6 });
  pen.lines(lines, { x: DANFE_LEFT + 3, y: y + 3, width: DANFE_WIDTH - 6 }, STYLE);
}

/** The height of so many lines of notes, in points. */
export const moreNotesHeight = (lines: number): number => (lines === 0 ? 0 : TITLE + lines * NOTE_LINE + 6);
