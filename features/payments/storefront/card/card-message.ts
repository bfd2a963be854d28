/** Messages of the card iframe, validated because they come from another page. */
export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
}

export type CardMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'height'; readonly height: number }
  | ({ readonly kind: 'token' } & CardToken)
  | { readonly kind: 'problem'; readonly words: string };

export function readCardMessage(data: unknown): CardMessage | undefined {
  if (typeof data !== 'object' || data === null || !('vitrine' in data) || data.vitrine !== 'card') {
    return undefined;
  }
  const { kind, height, token, brand, lastFour, words } = data as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'ready':
      return { kind };
    case 'height':
      return typeof height === 'number' && height > 0 && height < 2_000 ? { kind, height } : undefined;
    case 'token':
      return typeof token === 'string' && typeof brand === 'string' && typeof lastFour === 'string'
        ? { kind, token, brand, lastFour }
        : undefined;
    case 'problem':
      return typeof words === 'string' ? { kind, words: words.slice(0, 200) } : undefined;
    default:
      return undefined;
  }
}
