import { SUPPLIER_HEADER } from '#platform/contract/headers.ts';

/** A person with a browser's cookies, who calls the API of a running server. */
export class ApiClient {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  /** `supplierId`: the shop that a client is in. */
  constructor(origin: string, supplierId?: string) {
    this.#origin = origin;
    this.#headers = supplierId === undefined ? {} : { [SUPPLIER_HEADER]: supplierId };
  }

  /** Throws what the server says unless it answers with 2xx. */
  async call<Answer = unknown>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
  ): Promise<Answer> {
    const answer = await fetch(this.#origin + path, {
      method,
      headers: {
        ...this.#headers,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return JSON.parse(text) as Answer;
  }
}
