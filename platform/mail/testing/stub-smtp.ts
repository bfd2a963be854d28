/** A mail server of the tests: takes mails, or behaves as some do. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface StubSmtp {
  readonly url: string;
  /** What was taken, whole. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

export interface Behaviour {
  /** Says nothing at all once somebody is there. */
  readonly hangs?: boolean;
  /** Before each of its words. Milliseconds. */
  readonly delay?: number;
  /** Its answer to the reader's address: '550 no such mailbox'. */
  readonly toRecipient?: string;
}

export async function stubSmtp({
  hangs = false,
  delay = 0,
  toRecipient = '250 ok',
}: Behaviour = {}): Promise<StubSmtp> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (hangs) return;
    let data: string | undefined;
    let heard = '';
    const say = (line: string): void =>
      void setTimeout(() => socket.writable && socket.write(`${line}\r\n`), delay);
    say('220 stub');
    socket.on('data', (chunk) => {
      heard += chunk;
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (data !== undefined) {
          if (line === '.') {
            mails.push(data);
            data = undefined;
            say('250 taken');
          } else data += `${line}\r\n`;
        } else if (/^(EHLO|HELO)/i.test(line)) say('250 stub');
        else if (/^MAIL/i.test(line)) say('250 ok');
        else if (/^RCPT/i.test(line)) say(toRecipient);
        else if (/^DATA/i.test(line)) {
          data = '';
          say('354 go on');
        } else if (/^QUIT/i.test(line)) say('221 bye');
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
