import { RoomScreen } from '#features/chat/storefront/room/room-screen.tsx';
import { RoomsScreen } from '#features/chat/storefront/rooms/rooms-screen.tsx';
import { requireLogin } from '#features/orders/storefront/require-login.ts';
import { inAccount } from '../../journeys/account/account-page.tsx';
import type { SecondaryPage } from '../secondary-page.ts';

/** The list, or the conversation that the last segment names. */
export const page: SecondaryPage = {
  title: 'Conversas',
  load: async ({ context, location }) => void (await requireLogin(context, location)),
  Screen: inAccount(({ rest }) => (rest.length === 0 ? <RoomsScreen /> : <RoomScreen rest={rest} />)),
};
