/**
 * After `drizzle-kit generate`: deletes all snapshots of the schema but the last, with which the next migration is compared. Each
 * has 270 kB, and none of the others is ever read.
 */
import { readdirSync, rmSync } from 'node:fs';

const folder = 'db/migrations/meta';
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(`${folder}/${name}`);
