/** The client's texts for the next order. Spec 3, cart: note, customer order number. */
export interface CartTexts {
  readonly note: string;
  /** The client's own number for the order. */
  readonly customerOrderNumber: string;
}

export const NO_TEXTS: CartTexts = { note: '', customerOrderNumber: '' };

export const MAX_NOTE_LENGTH = 2000;
export const MAX_ORDER_NUMBER_LENGTH = 60;
