import { ownUse, type ProcessUse } from './process-use.ts';

/** Messages of the called process: that it has begun with a request, and then the result. */
export type CallMessage<Answer> = { readonly begun: ProcessUse } | { readonly answer: Answer };

/** Makes this process a program for `processCalls`: one request, one result, and so on. A rejection ends the process. */
export function answerCalls<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  const say = (message: CallMessage<Answer>): void => void process.send?.(message);
  process.on('message', async (request: Request) => {
    say({ begun: ownUse() });
    say({ answer: await answer(request) });
  });
  // The caller is gone. An ordinary exit would wait for native work in progress.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
