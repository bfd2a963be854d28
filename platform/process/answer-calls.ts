import { ownUse, type ProcessUse } from './process-use.ts';

/** What the called process says: that it has a request and begins with it, and then the answer. */
export type CallMessage<Answer> = { readonly begun: ProcessUse } | { readonly answer: Answer };

/** Makes this process a program for `processCalls`: one request, one answer, and so on. A rejection ends the process. */
export function answerCalls<Request, Answer>(answer: (request: Request) => Promise<Answer>): void {
  const say = (message: CallMessage<Answer>): void => void process.send?.(message);
  process.on('message', async (request: Request) => {
    say({ begun: ownUse() });
    say({ answer: await answer(request) });
  });
  // Whoever asked is gone. An ordinary exit would wait for native work that is under way.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
