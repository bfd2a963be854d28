import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './people.schema.ts';

const SHOP = '/v4/plataforma/fornecedores/:idfornecedor';

export const listPeopleEndpoint = endpoint<typeof schemas.listPeopleSchema>('GET', '/v4/plataforma/pessoas');
export const invitePersonEndpoint = endpoint<typeof schemas.invitePersonSchema>(
  'POST',
  '/v4/plataforma/pessoas/convites',
);
export const withdrawInvitationEndpoint = endpoint<typeof schemas.withdrawInvitationSchema>(
  'DELETE',
  '/v4/plataforma/pessoas/convites/:idconvite',
);
export const changePersonEndpoint = endpoint<typeof schemas.changePersonSchema>(
  'PUT',
  '/v4/plataforma/pessoas/:idpessoa',
);
export const removePersonEndpoint = endpoint<typeof schemas.removePersonSchema>(
  'DELETE',
  '/v4/plataforma/pessoas/:idpessoa',
);

export const listShopPeopleEndpoint = endpoint<typeof schemas.listShopPeopleSchema>('GET', `${SHOP}/pessoas`);
export const inviteOwnerEndpoint = endpoint<typeof schemas.inviteOwnerSchema>('POST', `${SHOP}/convites`);
export const withdrawOwnerInvitationEndpoint = endpoint<typeof schemas.withdrawOwnerInvitationSchema>(
  'DELETE',
  `${SHOP}/convites/:idconvite`,
);
export const actAsStaffEndpoint = endpoint<typeof schemas.actAsStaffSchema>(
  'POST',
  `${SHOP}/pessoas/:idpessoa/personificar`,
);
export const stopActingEndpoint = endpoint<typeof schemas.stopActingSchema>(
  'POST',
  '/v4/painel/eu/personificacao/encerrar',
);

export const showFirstRunEndpoint = endpoint<typeof schemas.showFirstRunSchema>(
  'GET',
  '/v4/plataforma/primeiro-acesso',
);
export const beginInstallationEndpoint = endpoint<typeof schemas.beginInstallationSchema>(
  'POST',
  '/v4/plataforma/primeiro-acesso',
);
/** POST, so that no log has the link's secret. */
export const showInvitationEndpoint = endpoint<typeof schemas.showInvitationSchema>(
  'POST',
  '/v4/plataforma/convite',
);
export const acceptInvitationEndpoint = endpoint<typeof schemas.acceptInvitationSchema>(
  'POST',
  '/v4/plataforma/convite/aceitar',
);
