/** A real process of the API and of live updates for tests that kill one: `node live-process.ts <database URL> <data folder>`. */
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#platform/db/open-database.ts';
import { buildApp } from '../build-app.ts';
import { PUBLIC_URL, SECRET } from './small-server.ts';

const [, , url = '', dataDir = ''] = process.argv;
// Ends with the test, however that ends.
process.once('disconnect', () => process.exit());
const app = await buildApp({
  settings: {
    dataDir,
    defaultSite: undefined,
    publicUrl: PUBLIC_URL,
    sessionSecret: SECRET,
    trustedProxies: [],
  },
  database: openDatabase(url),
  pages: false,
  notificationsDatabaseUrl: url,
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
