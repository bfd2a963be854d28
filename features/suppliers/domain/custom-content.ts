/** What a supplier tells at one place of the shop. Spec 3, order instructions; spec 7, custom-content. */
export const CONTENT_TYPES = [
  'ORDER_INSTRUCTIONS',
  /** Pages of the shop's own, in parts with a title each. */
  'ABOUT',
  'EXCHANGE_POLICY',
  'PRIVACY_POLICY',
] as const;

export type ContentType = (typeof CONTENT_TYPES)[number];

export interface CustomContent {
  readonly id: string;
  readonly type: ContentType;
  readonly title: string;
  /** Plain text. */
  readonly body: string;
}
