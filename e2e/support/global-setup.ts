import { startServer } from './server.ts';

/**
 * Starts one production server with the demo world for the whole run; E2E_URL and E2E_DATA_DIR name a running one
 * instead.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL && process.env.E2E_DATA_DIR) return async () => {};
  const server = await startServer();
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_DIR = server.dataDir;
  return server.stop;
}
