import type { UserTag } from '#features/suppliers/domain/tags/user-tags.ts';
import { defined } from '#kernel/defined.ts';
import type { Session } from '../../domain/session.ts';

interface WireCustomer {
  readonly idcadastroextracliente?: string;
  readonly loginAsUsuarioVinculado?: boolean;
  readonly tags?: UserTag[];
}

/** What the shop knows of the client. `loginAsUsuarioVinculado` repeats the capacity under the specification's name. */
export const customerToWire = ({ customerId, capacity, tags }: Session): WireCustomer =>
  defined({
    idcadastroextracliente: customerId,
    loginAsUsuarioVinculado: capacity === undefined ? undefined : capacity === 'linked',
    tags: tags === undefined ? undefined : [...tags],
  });

export const customerFromWire = ({
  idcadastroextracliente,
  tags,
}: WireCustomer): Pick<Session, 'customerId' | 'tags'> =>
  defined({ customerId: idcadastroextracliente, tags });
