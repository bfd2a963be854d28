/**
 * The body of a refused call: `application/problem+json` with the fields that the specification reads (`message`, `error`,
 * `code`, `Mensagem`, `openModal`, `action`). Design 4, wire.
 */
export interface Problem {
  readonly type: 'about:blank';
  readonly title: string;
  readonly status: number;
  /** The sentence for people; the same in `message`, `error` and `Mensagem`. */
  readonly detail: string;
  readonly message: string;
  readonly error: string;
  readonly Mensagem: string;
  /** The refusal's code in our source, such as 'empty-cart'. */
  readonly code: string;
  readonly requestId: string;
  /** Asks the screen to show a modal instead of an inline text. */
  readonly openModal?: boolean;
  /** 'logout' asks the screen to end the session. Spec 8. */
  readonly action?: string;
  /** Facts that the screen needs to continue, such as the new total. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** The HTTP status and text of a refusal. Every feature has a closed list of them. */
export interface RefusalText {
  readonly status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 414 | 415 | 422 | 429 | 431 | 503;
  readonly message: string;
  readonly openModal?: boolean;
  readonly action?: string;
}

export type RefusalTexts<Code extends string> = Readonly<Record<Code, RefusalText>>;

/** Picks the refusals that one call may return. */
export const someRefusals = <Code extends string>(
  texts: RefusalTexts<Code>,
  ...codes: readonly Code[]
): Readonly<Record<string, RefusalText>> => Object.fromEntries(codes.map((code) => [code, texts[code]]));
