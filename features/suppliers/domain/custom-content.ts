/** A supplier's text for one place in the shop. Spec 3, order instructions; spec 7, custom-content. */
export const CONTENT_TYPES = [
  'ORDER_INSTRUCTIONS',
  /** The following are pages of the shop, made of titled parts. */
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
