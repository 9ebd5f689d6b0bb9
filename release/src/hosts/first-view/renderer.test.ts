import { setTimeout as pause } from 'node:timers/promises';
import { REMOTE_SOURCES, SHELL_SOURCE } from '../../testing/server-sources';
import { createBreaker } from './breaker';
import { forgetfulMemory } from './breaker-memory';
import { createRenderer, type Renderer, type Wanted } from './renderer';

type Source = keyof typeof REMOTE_SOURCES;

const wanted = (remote?: Source, version = '1', owner: string = remote ?? ''): Wanted => ({
  shell: { name: 'shell@1', source: SHELL_SOURCE },
  remote: remote && { name: `mf_${owner}@${version}`, source: REMOTE_SOURCES[remote] },
  page: { pathname: '/', cookies: '' },
  registry: '{}',
  reader: { caller: {} },
  address: '1.1.1.1',
});

const renderers: Renderer[] = [];
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.stop()));

const start = (withinMs = 5_000) => {
  const said: string[] = [];
  const breaker = createBreaker(forgetfulMemory);
  const renderer = createRenderer({ say: (sentence) => said.push(sentence), breaker, withinMs });
  renderers.push(renderer);
  return { renderer, said };
};

/** Starting a process may take longer than a page may, on a busy machine. */
const untilRendered = async (renderer: Renderer, page: Wanted): Promise<unknown> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const rendered = await renderer.render(page);
    if (rendered !== undefined) return rendered;
  }
  return undefined;
};

/** Asks until no attempt is made any more. */
const untilLeftToBrowsers = async (renderer: Renderer, page: Wanted, said: readonly string[]): Promise<void> => {
  for (let pages = 0; pages < 40; pages += 1) {
    if ((await renderer.render(page)) === undefined && said.length > 0) break;
    await pause(50);
  }
};

describe('the renderer', () => {
  it('renders the first page of a version, which is evaluated for it', async () => {
    const { renderer } = start();
    expect(await renderer.render(wanted())).toMatchObject({ html: 'home /' });
    expect(await renderer.render(wanted('good'))).toMatchObject({ html: 'list /' });
    expect(renderer.pids()).toHaveLength(2);
  });

  it.each<Source>([
    'leaksArrays',
    'leaksBuffers',
    'leavesTimers',
    'patchesArrays',
    'exits',
    'killsItsParent',
    'loops',
    'isHuge',
    'throwsAtImport',
  ])(
    'renders every page of others while a remote %s, and its own right after its rollback',
    async (wrong) => {
      const { renderer, said } = start(1_000);
      const others = [wanted(), wanted('good')];
      for (const page of others) expect(await untilRendered(renderer, page)).toBeDefined();
      const untouched = renderer.pids();
      const bad = wanted(wrong, '2', 'usage');
      const broken = untilLeftToBrowsers(renderer, bad, said);
      for (let round = 0; round < 10; round += 1)
        for (const page of others) expect(await renderer.render(page)).toBeDefined();
      await broken;
      for (const page of others) expect(await renderer.render(page)).toBeDefined();
      expect(renderer.pids()).toEqual(expect.arrayContaining([...untouched]));
      for (const sentence of said) expect(sentence).toContain('mf_usage@2');
      expect(await untilRendered(renderer, wanted('good', '1', 'usage'))).toMatchObject({ html: 'list /' });
    },
    60_000,
  );

  it('blames a shell that cannot render a known page, and no remote', async () => {
    const { renderer, said } = start();
    const shell = { name: 'shell@2', source: 'exports.drawPage = () => { throw new Error("bad shell"); };' };
    expect(await renderer.render({ ...wanted('good'), shell })).toBeUndefined();
    expect(said.join()).toContain('shell@2 is left to browsers');
    const before = said.length;
    expect(await renderer.render({ ...wanted('takesReact'), shell })).toBeUndefined();
    expect(said).toHaveLength(before);
    expect(await renderer.render(wanted('good'))).toMatchObject({ html: 'list /' });
  });

  it('ends the processes of versions that are live no more', async () => {
    const { renderer } = start();
    await renderer.render(wanted('good'));
    await renderer.render(wanted());
    renderer.keepOnly(new Set(['shell@1', 'mf_good@2']));
    expect(renderer.pids()).toHaveLength(1);
  });
});
