import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '../registry/registry';
import { diskStore } from '../store/disk-store';
import { buildDeployment } from '../testing/build-deployment';
import { compressFolder } from './compress';
import { filesThatDiffer, integrityOf } from './integrity';

const CODE = Buffer.from('export const price = 3900;'.repeat(20));

const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'dongne-integrity-test-'));

const publishOne = async () => {
  const [root, build] = [await freshFolder(), await freshFolder()];
  await writeFile(join(build, 'a.js'), CODE);
  await compressFolder(build);
  const store = diskStore(root);
  await store.putVersion('mf_usage', '1', build);
  const { extras, ...rest } = buildDeployment({ version: '1' });
  const published: Deployment = { ...rest, extras: { ...extras, assets: { 'a.js': integrityOf(CODE) } } };
  return { store, published, file: (name: string) => join(root, 'mf_usage', '1', name) };
};

describe('the files of a publication', () => {
  it('match their hashes', async () => {
    const { store, published } = await publishOne();
    expect(await filesThatDiffer(store, 'mf_usage', published)).toEqual([]);
  });

  it.each(['a.js', 'a.js.br', 'a.js.gz'])('are reported when %s differs by one byte', async (name) => {
    const { store, published, file } = await publishOne();
    await writeFile(file(name), 'export const price = 9900;');
    expect(await filesThatDiffer(store, 'mf_usage', published)).toEqual([`mf_usage 1: ${name} differs from its hash`]);
  });

  it('are reported when they are missing', async () => {
    const { store, published, file } = await publishOne();
    await rm(file('a.js'));
    expect(await filesThatDiffer(store, 'mf_usage', published)).toEqual(['mf_usage 1: a.js is missing']);
  });
});
