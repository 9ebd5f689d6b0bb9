import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Build } from '../build/build-package';
import { FRONT_ENDS } from '../config';
import { PublishRefused } from '../publish/publish-refused';
import { goLive } from '../registry/registry-changes';
import { diskStore } from '../store/disk-store';
import { buildDeployment } from '../testing/build-deployment';
import { publishChanges } from './publish-changes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dongne-changes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const builds = ['mf-usage', 'shell', 'mf-auth'].flatMap((name): Build[] =>
  FRONT_ENDS.filter((known) => known.folder === name).map((frontEnd) => ({
    frontEnd,
    folder,
    version: '1.0.0-new',
    isFresh: true,
  })),
);

/** Publishes the builds; one is refused until another is live. @returns the order of the attempts. */
const publishWhere = async (needs: Readonly<Record<string, string>>): Promise<string[]> => {
  const tried: string[] = [];
  await publishChanges(diskStore(folder), builds, async (store, { frontEnd: { name }, version }) => {
    tried.push(name);
    const needed = needs[name];
    const { microFrontends } = await store.readRegistry();
    if (needed !== undefined && microFrontends[needed] === undefined)
      throw new PublishRefused([`${name} needs ${needed}`]);
    await store.changeRegistry((registry) => goLive(registry, name, buildDeployment({ name, version })));
    return { state: 'live' };
  });
  return tried;
};

describe('publishChanges', () => {
  it('publishes the shell first and skips known versions', async () => {
    expect(await publishWhere({})).toEqual(['shell', 'mf_usage', 'mf_auth']);
    expect(await publishWhere({})).toEqual([]);
  });

  it('retries a refused shell after the remotes', async () => {
    expect(await publishWhere({ shell: 'mf_auth' })).toEqual(['shell', 'mf_usage', 'mf_auth', 'shell']);
  });

  it('throws the first refusal when no order works', async () => {
    await expect(publishWhere({ shell: 'mf_usage', mf_usage: 'shell' })).rejects.toThrow('shell needs mf_usage');
  });
});
