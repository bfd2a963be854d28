/** Reads an uploaded sheet, of products or of prices, as a request brings it. */
import type { FastifyRequest } from 'fastify';
import { type Result, refuse } from '#kernel/result.ts';
import type { UploadSpool } from '#platform/http/body/upload-spool.ts';
import { fairWorkLimit } from '#platform/http/limits/fair-work-limit.ts';
import { HttpRefusal } from '#platform/http/refusal.ts';
import { Overloaded } from '#platform/process/concurrency-limit.ts';
import { sheetFileTexts } from '../../contract/sheet-import/sheet-import-texts.ts';
import { MAX_SHEET_BYTES, readProductSheet } from './read-product-sheet.ts';
import type { SheetReading } from './read-sheet-rows.ts';

const BUSY = { code: 'sheet-busy' } as const;

// Limits concurrent reads, each of which runs in a worker thread with much memory.
const limited = fairWorkLimit({ maxRunning: 1, maxWaiting: 10, maxPerRequester: 2 });
const tooLarge = (): Error => new HttpRefusal('sheet-too-large', sheetFileTexts['sheet-too-large']);

/** What `store` makes of the sheet; it is called in the person's turn, so that few sheets are in memory at a time. */
export async function takeSheet<Stored, Refusal>(
  uploads: UploadSpool,
  { request, actor }: { readonly request: FastifyRequest; readonly actor: { readonly staffId: string } },
  store: (reading: SheetReading) => Promise<Result<Stored, Refusal>>,
): Promise<Result<Stored, Refusal | typeof BUSY>> {
  try {
    return await limited(actor.staffId, (inTurn) =>
      uploads(request, { most: MAX_SHEET_BYTES, tooLarge }, (read) =>
        inTurn(async () => store(await readProductSheet(await read()))),
      ),
    );
  } catch (error) {
    if (error instanceof Overloaded) return refuse(BUSY);
    throw error;
  }
}
