import { integrityOf } from '../publish/integrity';
import { canaryOf, EMPTY_REGISTRY, liveOf } from '../registry/registry';
import { goLive, publishCanary } from '../registry/registry-changes';
import { buildShell } from '../testing/build-deployment';
import { servedShell } from './served-shell';

const LIVE = goLive(EMPTY_REGISTRY, 'shell', buildShell({ version: '1' }));
const TRIED = publishCanary(LIVE, 'shell', buildShell({ version: '2' }), 5);

const storeOf = (...versions: readonly string[]) => ({
  readFile: async (_name: string, version: string) =>
    versions.includes(version) ? Buffer.from(`<html>${version}`) : undefined,
});

describe('the pages of the shell', () => {
  it('are those of the live version and of the canary', async () => {
    const { registry, templates } = await servedShell(storeOf('1', '2'), TRIED, () => undefined);
    expect(registry).toBe(TRIED);
    expect([...templates].map(([version, page]) => [version, page.fill({})])).toEqual([
      ['1', '<html>1'],
      ['2', '<html>2'],
    ]);
  });

  it('leave out a canary without a page', async () => {
    const refused: string[] = [];
    const { registry, templates } = await servedShell(storeOf('1'), TRIED, (sentence) => refused.push(sentence));
    expect([...templates.keys()]).toEqual(['1']);
    expect(canaryOf(registry, 'shell')).toBeUndefined();
    expect(liveOf(registry, 'shell')?.deployment.traffic).toBe(100);
    expect(refused).toEqual([
      expect.stringMatching(/^The canary of the shell is left out: The page of the shell 2 is/),
    ]);
  });

  it('are those that were signed, where a signature is needed', async () => {
    const shell = buildShell({ version: '1' });
    const metadata = { ...shell.metadata, integrity: integrityOf(Buffer.from('<html>1')) };
    const signed = goLive(EMPTY_REGISTRY, 'shell', { ...shell, metadata });
    const { templates } = await servedShell(storeOf('1'), signed, () => undefined, true);
    expect(templates.get('1')?.fill({})).toBe('<html>1');
    const changed = { readFile: async () => Buffer.from('<html>changed') };
    await expect(servedShell(changed, signed, () => undefined, true)).rejects.toThrow('not the one that was signed');
  });

  it.each([
    ['page', storeOf('2'), TRIED, /The page of the shell 1 is missing/],
    ['version', storeOf('1'), EMPTY_REGISTRY, /no live shell/],
  ])('are refused without a live %s', async (_what, store, registry, sentence) => {
    await expect(servedShell(store, registry, () => undefined)).rejects.toThrow(sentence);
  });
});
