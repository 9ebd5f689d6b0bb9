import { basename } from 'node:path';
import { SHELL } from '../config';
import { integrityOf } from '../publish/integrity';
import { readTemplate, type PageTemplate } from './page-template';
import { canaryOf, folderOf, liveOf, pathOf, type Deployment, type Registry } from '../registry/registry';
import type { ReleaseStore } from '../store/disk-store';

/** Registry with the pages of its shells. */
export interface ServedShell {
  readonly registry: Registry;
  /** Pages by version. */
  readonly templates: ReadonlyMap<string, PageTemplate>;
}

type Pages = Pick<ReleaseStore, 'readFile'>;

/** @throws a sentence when the page is missing, or a signed one was changed. */
const templateOf = async (store: Pages, shell: Deployment, isSigned: boolean): Promise<PageTemplate> => {
  const page = await store.readFile(SHELL.name, folderOf(shell), basename(pathOf(shell)));
  if (page === undefined) throw new Error(`The page of the shell ${shell.metadata.version} is missing: ${shell.url}`);
  if (isSigned && integrityOf(page) !== shell.metadata.integrity)
    throw new Error(`The page of the shell ${shell.metadata.version} is not the one that was signed: ${shell.url}`);
  return readTemplate(page.toString('utf8'));
};

/** Returns the page of a visitor's shell: one of these, or for a preview that of the store. */
export const pageOfShell = async (
  store: Pages,
  templates: ServedShell['templates'],
  registry: Registry,
  isSigned: boolean,
): Promise<PageTemplate> => {
  const shell = liveOf(registry, SHELL.name);
  return shell === undefined
    ? readTemplate('')
    : (templates.get(shell.metadata.version) ?? templateOf(store, shell, isSigned));
};

const withoutCanary = (registry: Registry, canary: Deployment): Registry => {
  const { [SHELL.name]: known = [], ...others } = registry.microFrontends;
  return {
    ...registry,
    microFrontends: {
      ...others,
      [SHELL.name]: known
        .filter((entry) => entry !== canary)
        .map((entry) => (entry.deployment.default ? { ...entry, deployment: { traffic: 100, default: true } } : entry)),
    },
  };
};

/**
 * Reads the pages of the live shell and of its canary. Leaves out a canary without a page.
 *
 * @param onRefused called with a sentence about a canary that is left out.
 * @param isSigned whether pages have to match the signed release.
 * @throws a sentence when the live shell or its page is missing.
 */
export const servedShell = async (
  store: Pages,
  registry: Registry,
  onRefused: (sentence: string) => void,
  isSigned = false,
): Promise<ServedShell> => {
  const live = liveOf(registry, SHELL.name);
  if (live === undefined) throw new Error('The registry has no live shell.');
  const templates = new Map([[live.metadata.version, await templateOf(store, live, isSigned)]]);
  const canary = canaryOf(registry, SHELL.name);
  if (canary === undefined) return { registry, templates };
  try {
    templates.set(canary.metadata.version, await templateOf(store, canary, isSigned));
    return { registry, templates };
  } catch (error) {
    onRefused(`The canary of the shell is left out: ${error instanceof Error ? error.message : String(error)}`);
    return { registry: withoutCanary(registry, canary), templates };
  }
};
