/** The fast driver: pipelining, Sync batches, and an end to silent connections. Decisions 020 and 025. */
import type pg from 'pg';
import type { DriverFactory } from '../connections/driver.ts';
import { pipelineConnection, transactionsOn } from './pipelined-connection.ts';
import { pipelinedPool } from './pipelined-pool.ts';
import { StalledConnections } from './stalled-connections.ts';

export const pipelinedDriver: DriverFactory = ({ silence, generation }) => {
  const stalled = new StalledConnections(silence);
  return {
    // Not among the documented options of the pinned version.
    poolOptions: { pipeline: true } as pg.PoolConfig,
    connected(client) {
      pipelineConnection(client);
      stalled.watch(client);
    },
    poolOf: (pool) => pipelinedPool(pool, generation),
    connectionOf: (client) => client,
    transactionsOn,
    close: () => stalled.close(),
  };
};
