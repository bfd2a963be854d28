/** A local HTTP service that answers as a test says and records its requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubService {
  readonly url: string;
  /** Paths with their queries, in order of arrival. */
  readonly asked: string[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

export const json =
  (body: unknown, status = 200): StubService['answer'] =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));

export async function stubService(): Promise<StubService> {
  const server = createServer((request, response) => {
    service.asked.push(request.url ?? '');
    service.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: StubService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answer: json({}),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}

/** Whether this faulty response never ends, so that the caller has to time out. */
export const isEndless = (name: string): boolean =>
  name === 'nothing at all' || name === 'an answer that never ends';

/** Faulty responses of an external service. */
export const unwell: Readonly<Record<string, StubService['answer']>> = {
  'an error': json({ message: 'Erro interno' }, 500),
  'too many': json({ message: 'Devagar' }, 429),
  'a page in place of data': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Manutenção</h1>'),
  'a page that says it is data': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('<h1>Manutenção</h1>'),
  'an answer cut short': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
    response.write('{"cep": "01310100", "state": "S');
    setTimeout(() => response.destroy(), 20);
  },
  'a closed door': (request) => request.socket.destroy(),
  'nothing at all': () => {},
  'an answer that never ends': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write('[1,'), 5);
    response.on('close', () => clearInterval(timer));
  },
  'too much': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ cep: '01310100', state: 'SP', rubbish: 'x'.repeat(400_000) })),
  'another shape': json([{ cep: 1310100, state: ['SP'] }]),
  null: json(null),
  'a redirect inward': (_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
};
