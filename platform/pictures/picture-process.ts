/** Measures pictures one after the other in a process of its own (`measure-apart.ts`). */
import { accept, type Result, refuse } from '#kernel/result.ts';
import { answerCalls } from '../process/answer-calls.ts';
import { type MeasuredPicture, measurePicture, type PictureFault, UnusablePicture } from './picture-file.ts';

export type Measured = Result<MeasuredPicture, { readonly fault: PictureFault; readonly detail: string }>;

answerCalls(async (bytes: Uint8Array): Promise<Measured> => {
  try {
    return accept(await measurePicture(bytes));
  } catch (error) {
    if (error instanceof UnusablePicture) return refuse({ fault: error.fault, detail: error.message });
    throw error;
  }
});
