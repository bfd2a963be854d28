import { concurrencyLimit } from '#platform/process/concurrency-limit.ts';
import { type Pen, penOn } from './pen.ts';

export interface PdfDescription {
  readonly title: string;
  readonly author: string;
  /** The creation date in the file's metadata; epoch milliseconds. */
  readonly createdAt: number;
}

/** Limits concurrent generation; a call beyond both limits is rejected with `Overloaded`. */
const inTurn = concurrencyLimit({ maxRunning: 2, maxWaiting: 40 });

/**
 * Generates a PDF of A4 pages. `draw` yields where other requests may run, such as after each page, so that a long document
 * blocks nobody.
 */
export const makePdf = (
  description: PdfDescription,
  draw: (pen: Pen) => Iterable<void>,
): Promise<Uint8Array> =>
  inTurn(async () => {
    // Loaded on first use, because it takes long to load.
    const { default: PDFDocument } = await import('pdfkit');
    const document = new PDFDocument({
      autoFirstPage: false,
      size: 'A4',
      margin: 0,
      lang: 'pt-BR',
      displayTitle: true,
      info: {
        Title: description.title,
        Author: description.author,
        Producer: 'Vitrine',
        Creator: 'Vitrine',
        CreationDate: new Date(description.createdAt),
      },
    });
    const chunks: Uint8Array[] = [];
    const whole = new Promise<Uint8Array>((resolve, reject) => {
      document.on('data', (chunk) => chunks.push(chunk));
      document.on('end', () => resolve(Buffer.concat(chunks)));
      document.on('error', reject);
    });
    for (const _ of draw(penOn(document))) await othersTurn();
    document.end();
    return whole;
  });

const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
