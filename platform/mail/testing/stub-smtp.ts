/** A mail server for tests that accepts mails or misbehaves. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export interface StubSmtp {
  readonly url: string;
  /** The accepted mails, in full. */
  readonly mails: readonly string[];
  /** Connections that are open, and all there ever were. */
  readonly connections: { readonly open: number; readonly ever: number };
  /** Changes its behaviour from now on, also on open connections. */
  become(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export interface Behaviour {
  /** Accepts connections but never responds. */
  readonly hangs?: boolean;
  /** Before each response. Milliseconds. */
  readonly delay?: number;
  /** The response to RCPT: '550 no such mailbox'; absent: accepted. A function gets the command. */
  readonly toRecipient?: string | ((command: string) => string | undefined);
  readonly toSender?: string;
  /** The response to the complete mail, after its last line. */
  readonly toData?: string;
  /** Accepts the mail, but closes the connection instead of responding. */
  readonly leavesAfterData?: boolean;
  /** Stores only the headers of each mail; for tests with many mails. */
  readonly headersOnly?: boolean;
}

export async function stubSmtp(first: Behaviour = {}): Promise<StubSmtp> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let behaviour = first;
  let ever = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    ever += 1;
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let data: string[] | undefined;
    let received = '';
    const say = (line: string | undefined): void => {
      const { hangs = false, delay = 0 } = behaviour;
      if (hangs || line === undefined) return;
      const write = () => void (socket.writable && socket.write(`${line}\r\n`));
      if (delay === 0) write();
      else setTimeout(write, delay);
    };
    const recipient = (line: string): string | undefined => {
      const { toRecipient = '250 ok' } = behaviour;
      return typeof toRecipient === 'string' ? toRecipient : toRecipient(line);
    };
    const onLine = (line: string): void => {
      if (data !== undefined) {
        if (line !== '.') return void data.push(line);
        const { toData = '250 taken', leavesAfterData = false, headersOnly = false } = behaviour;
        const stored = headersOnly ? data.slice(0, data.indexOf('')) : data;
        if (toData.startsWith('2')) mails.push(`${stored.join('\r\n')}\r\n`);
        data = undefined;
        if (leavesAfterData) socket.destroy();
        else say(toData);
      } else if (/^(EHLO|HELO)/i.test(line)) say('250 stub');
      else if (/^MAIL/i.test(line)) say(behaviour.toSender ?? '250 ok');
      else if (/^RCPT/i.test(line)) say(recipient(line));
      else if (/^DATA/i.test(line)) {
        data = [];
        say('354 go on');
      } else if (/^QUIT/i.test(line)) say('221 bye');
      else say('250 ok');
    };
    say('220 stub');
    socket.on('data', (chunk) => {
      const lines = (received + chunk).split('\r\n');
      received = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: {
      get open() {
        return sockets.size;
      },
      get ever() {
        return ever;
      },
    },
    become: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}
