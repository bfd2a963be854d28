/** Prometheus with the rules of `deploy/monitoring`, whose times are shortened. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from '#platform/process/project-folder.ts';

const program = process.env.PROMETHEUS ?? 'prometheus';

export const hasPrometheus = (): boolean => spawnSync(program, ['--version']).status === 0;

export interface Prometheus {
  /** Names of the alerts that fire now. */
  firing(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

const UNIT = { s: 1, m: 60, h: 3_600, w: 604_800 } as const;

/** The rules with each duration, and each number of seconds that an expression compares with, divided by `by`. */
export const shortened = (rules: string, by: number): string =>
  rules
    .replace(
      /(for: |\[|offset )(\d+)([smhw])\b/g,
      (_, before: string, count: string, unit: keyof typeof UNIT) => {
        const seconds = Math.max(3, Math.round((Number(count) * UNIT[unit]) / by));
        return `${before}${seconds}s`;
      },
    )
    .replace(
      /(_seconds\)+ > )(\d{3,})/g,
      (_, before: string, seconds: string) => `${before}${Number(seconds) / by}`,
    );

export async function startPrometheus(
  folder: string,
  { port, target, shorterBy }: { readonly port: number; readonly target: number; readonly shorterBy: number },
): Promise<Prometheus> {
  mkdirSync(folder);
  const rules = readFileSync(inProject('deploy/monitoring/alerts.yml'), 'utf8');
  writeFileSync(join(folder, 'alerts.yml'), shortened(rules, shorterBy));
  const settings = readFileSync(inProject('deploy/monitoring/prometheus.yml'), 'utf8');
  const config = join(folder, 'prometheus.yml');
  // A scrape may take 2 s while the database is silent, and no longer than the interval.
  const quicker = settings.replace('scrape_interval: 15s', 'scrape_interval: 3s').replaceAll('15s', '1s');
  writeFileSync(config, quicker.replace('127.0.0.1:9464', `127.0.0.1:${target}`));
  const child = spawn(
    program,
    [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1, await sleep(50)) {
    const answer = await fetch(`${url}/-/ready`).catch(() => undefined);
    if (answer?.ok)
      return {
        async firing() {
          const { data } = (await (await fetch(`${url}/api/v1/alerts`)).json()) as AlertsAnswer;
          const firing = data.alerts.filter(({ state }) => state === 'firing');
          return [...new Set(firing.map(({ labels }) => labels.alertname))].sort();
        },
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      };
  }
  child.kill('SIGKILL');
  throw new Error('Prometheus does not answer');
}

interface AlertsAnswer {
  readonly data: {
    readonly alerts: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
  };
}
