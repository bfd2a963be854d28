import { LINE, type Pen } from '#platform/documents/pen.ts';
import type { Nfe } from '../../domain/nfe/nfe.ts';
import { otherInstalments } from './danfe-bill.ts';
import { BOTTOM, drawTitle, LEFT, TITLE, WIDTH } from './danfe-paper.ts';

const HEIGHT = 78;
const NOTES = 366;
const STYLE = { size: 6 };
export const NOTE_LINE = STYLE.size * LINE;
const LABEL = 8;
const ROOM = Math.floor((HEIGHT - LABEL - 3) / NOTE_LINE);

/** Where the notes of the first sheet begin. */
export const NOTES_TOP = BOTTOM - HEIGHT - TITLE;

export interface Notes {
  readonly first: readonly string[];
  readonly toTaxOffice: readonly string[];
  /** What the first sheet has no room for. */
  readonly more: readonly string[];
}

/** The notes broken into lines: those that the first sheet holds, and the rest, over the whole width of a later one. */
export function notesOf(pen: Pen, nfe: Nfe): Notes {
  const bills = otherInstalments(nfe);
  const own = pen.wrap([nfe.note, bills].filter((text) => text !== '').join('\n'), NOTES - 6, STYLE);
  const office = pen.wrap(nfe.noteToTaxOffice, WIDTH - NOTES - 6, STYLE);
  const more = [
    ...(own.length > ROOM ? own.slice(ROOM - 1) : []),
    ...(office.length > ROOM ? ['RESERVADO AO FISCO:', ...office.slice(ROOM - 1)] : []),
  ];
  return { first: begun(own), toTaxOffice: begun(office), more };
}

const begun = (lines: readonly string[]): readonly string[] =>
  lines.length > ROOM ? [...lines.slice(0, ROOM - 1), '(continua na última folha)'] : lines;

/** At the foot of the first sheet. */
export function drawNotes(pen: Pen, { first, toTaxOffice }: Notes): void {
  const y = drawTitle(pen, NOTES_TOP, 'DADOS ADICIONAIS');
  const boxes = [
    { x: LEFT, width: NOTES, label: 'INFORMAÇÕES COMPLEMENTARES', lines: first },
    { x: LEFT + NOTES, width: WIDTH - NOTES, label: 'RESERVADO AO FISCO', lines: toTaxOffice },
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
  pen.frame({ x: LEFT, y, width: WIDTH, height: lines.length * NOTE_LINE + 6 });
  pen.lines(lines, { x: LEFT + 3, y: y + 3, width: WIDTH - 6 }, STYLE);
}

/** How much of a sheet so many lines take. */
export const moreNotesHeight = (lines: number): number => (lines === 0 ? 0 : TITLE + lines * NOTE_LINE + 6);
