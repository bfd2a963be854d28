/** A text that the shop's people send often. */
export interface CannedAnswer {
  readonly id: string;
  /** What the attendant finds it by. */
  readonly title: string;
  readonly text: string;
}

export const MAX_CANNED_ANSWERS = 200;
export const MAX_CANNED_TITLE_LENGTH = 60;
