import { ClientScreen } from '#features/clients/panel/page/client-screen.tsx';
import { PersonalData } from '#features/privacy/panel/personal-data.tsx';

/** A client, with what the shop does when they ask for their data. */
export const ClientPage = () => <ClientScreen privacy={(client) => <PersonalData client={client} />} />;
