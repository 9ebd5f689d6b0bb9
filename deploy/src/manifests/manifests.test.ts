import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_SETTINGS, checkSettings } from '@dongne/contract/server';
import { parse } from 'yaml';
import { PROGRAMS, ROOT } from '../compile/programs';
import { manifests } from './kubernetes';
import { MANIFESTS_FILE, manifestsText } from './manifests-text';
import { MIGRATE, SETTINGS, WORKLOADS } from './workloads';

const all = manifests();
const titleOf = ({ kind, metadata }: (typeof all)[number]): string => `${kind} ${metadata?.name}`;

it.each(all.map((each) => [titleOf(each), each] as const))(
  '%s is valid by the schema of Kubernetes',
  (_title, each) => {
    expect(() => each.validate()).not.toThrow();
  },
);

it('the file is what the sources say', () => {
  expect(readFileSync(join(ROOT, MANIFESTS_FILE), 'utf8')).toBe(manifestsText());
});

it('each workload runs a compiled program, and finds every setting', () => {
  const programs = Object.keys(PROGRAMS).map((name) => `${name}.mjs`);
  for (const { command, settings } of [...WORKLOADS, MIGRATE]) {
    expect(programs).toContain(command[0]);
    expect(Object.keys(SETTINGS)).toEqual(expect.arrayContaining([...settings]));
  }
});

it('each name is a setting that the program reads', () => {
  const known = ALL_SETTINGS.map(({ name }) => name);
  for (const { settings, secrets } of [...WORKLOADS, MIGRATE])
    expect([...settings, ...secrets].filter((name) => !known.includes(name))).toEqual([]);
});

it('customers reach the shell alone, and Prometheus alone the monitoring port', () => {
  const policies = all.filter(({ kind }) => kind === 'NetworkPolicy').map((each) => JSON.stringify(each.toJSON()));
  expect(policies).toHaveLength(WORKLOADS.length);
  expect(policies.filter((text) => text.includes('ingress-nginx'))).toEqual([
    expect.stringContaining('"podSelector":{"matchLabels":{"app":"shell-host"}}'),
  ]);
});

it('no pod runs as root, writes its root or holds a token of the cluster', () => {
  const texts = all
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((each) => JSON.stringify(each.toJSON()));
  for (const text of texts)
    for (const part of ['"runAsNonRoot":true', '"readOnlyRootFilesystem":true', '"automountServiceAccountToken":false'])
      expect(text).toContain(part);
});

/** Secrets of a test, long enough. */
const SECRETS = Object.fromEntries(
  ['HEALTH_SECRET', 'OPERATOR_KEY', 'PREVIEW_SECRET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'TOKEN_SECRET'].map(
    (name) => [name, `${name}-in-a-test-0123456789-0123456789`],
  ),
);
const DATABASES = {
  DATABASE_URL: 'postgres://dongne@pooler/dongne',
  DATABASE_DIRECT_URL: 'postgres://dongne@db/dongne',
};

describe('settings that production accepts', () => {
  it.each(['api', 'shell-host', 'release'] as const)('are those of the manifests, for %s', (program) => {
    const environment = { NODE_ENV: 'production', PORT: '8080', ...SETTINGS, ...SECRETS, ...DATABASES };
    expect(checkSettings(program, environment).problems).toEqual([]);
  });

  const compose: { 'x-settings': Record<string, string>; services: Record<string, { command?: string[] }> } = parse(
    readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8'),
    { merge: true },
  );
  const composed = Object.entries(compose['x-settings']).filter(([name]) => !name.endsWith('_FILE'));

  it.each(['api', 'shell-host', 'remote-host', 'release'] as const)('are those of compose.yaml, for %s', (program) => {
    const environment = { ...Object.fromEntries(composed), ...SECRETS, DATABASE_URL: DATABASES.DATABASE_URL };
    expect(checkSettings(program, environment).problems).toEqual([]);
  });

  it('and compose.yaml runs compiled programs', () => {
    const commands = Object.values(compose.services).flatMap(({ command = [] }) => command.slice(0, 1));
    const programs = Object.keys(PROGRAMS).map((name) => `/app/deploy/dist/${name}.mjs`);
    expect(commands).toHaveLength(9);
    expect(programs).toEqual(expect.arrayContaining(commands));
  });
});
