import { stringify } from 'yaml';
import { manifests } from './kubernetes';

/** File of the manifests, relative to the repository. */
export const MANIFESTS_FILE = 'deploy/kubernetes/dongne.yaml';

/** Returns the manifests as YAML, one document each. */
export const manifestsText = (): string =>
  [
    '# Written by `pnpm manifests` from deploy/src/manifests. Replace image, hosts and the values of the ConfigMap.\n',
    ...manifests().map((each) => stringify(each.toJSON())),
  ].join('---\n');
