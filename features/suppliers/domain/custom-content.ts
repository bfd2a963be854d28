/** What a supplier tells at one place of the shop. Spec 3, order instructions; spec 7, custom-content. */
export const CONTENT_TYPES = ['ORDER_INSTRUCTIONS'] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

export interface CustomContent {
  readonly id: string;
  readonly type: ContentType;
  readonly title: string;
  /** Plain text. */
  readonly body: string;
}
