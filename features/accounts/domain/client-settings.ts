/** What a supplier notes of one of its clients. Spec 6, user tags. */
import type { UserTag } from '#features/suppliers/domain/tags/user-tags.ts';
import type { ClientId } from '#kernel/ids.ts';

export interface ClientSettings {
  readonly clientId: ClientId;
  /** The supplier's own id of the client. */
  readonly customerId: string;
  /** The client's code in the supplier's own system; API keys log in by it. */
  readonly erpCode: string | null;
  readonly tags: readonly UserTag[];
  /** Counts the changes of both. */
  readonly version: number;
}

/** Absent fields stay as they are. */
export type ClientSettingsChanges = Partial<Pick<ClientSettings, 'erpCode' | 'tags'>>;
