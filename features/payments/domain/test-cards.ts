/** The sandbox's test cards: numbers that no bank issues, each with its outcome. Used in the browser only. */
export const CARD_FATES = ['accepted', 'no-limit', 'wrong-data', 'suspected', 'timeout', 'late'] as const;
export type CardFate = (typeof CARD_FATES)[number];

export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly fate: CardFate;
  /** The demo's description. */
  readonly words: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4000000000000010', brand: 'visa', fate: 'accepted', words: 'aprovado' },
  { number: '5100000000000016', brand: 'master', fate: 'no-limit', words: 'recusado: sem limite' },
  { number: '4000000000000028', brand: 'visa', fate: 'wrong-data', words: 'recusado: dados não conferem' },
  { number: '5100000000000024', brand: 'master', fate: 'suspected', words: 'recusado: análise de segurança' },
  { number: '4000000000000036', brand: 'visa', fate: 'timeout', words: 'aprovado, mas a resposta se perde' },
  { number: '5100000000000032', brand: 'master', fate: 'late', words: 'aprovado alguns segundos depois' },
];

/** 'sbx_no-limit_visa_0010_…': names the outcome, and cannot be used to pay. */
const TOKEN = /^sbx_([a-z-]+)_([a-z]+)_(\d{4})_[a-z0-9]{16}$/;

export interface TestToken {
  readonly fate: CardFate;
  readonly brand: string;
  readonly lastFour: string;
}

export function readTestToken(token: string): TestToken | undefined {
  const [, word, brand, lastFour] = TOKEN.exec(token) ?? [];
  const fate = CARD_FATES.find((known) => known === word);
  return fate === undefined || brand === undefined || lastFour === undefined
    ? undefined
    : { fate, brand, lastFour };
}
