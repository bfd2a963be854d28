/** What a supplier wants to know of its clients or of an order beyond the platform's own fields. Spec 3, extras. */
export type CharacteristicSubject = 'client' | 'order';

export interface Characteristic {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  /** To choose one from; none where any text will do. */
  readonly options: readonly string[];
}
