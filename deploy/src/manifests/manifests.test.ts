import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_SETTINGS } from '@dongne/contract/server';
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
