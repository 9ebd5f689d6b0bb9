import { REMOTE_SOURCES, SHELL_SOURCE } from '../../testing/server-sources';
import { createBreaker } from './breaker';
import { forgetfulMemory } from './breaker-memory';
import { createRenderer, type Renderer, type RenderRequest } from './renderer';

type Source = keyof typeof REMOTE_SOURCES;

const request = (remote?: Source, version = '1', owner: string = remote ?? ''): RenderRequest => ({
  shell: { name: 'shell@1', source: SHELL_SOURCE },
  remote: remote && { name: `mf_${owner}@${version}`, source: REMOTE_SOURCES[remote] },
  page: { pathname: '/', cookies: '' },
  registry: '{}',
  reader: { caller: {} },
  address: '1.1.1.1',
});

/** Time limit that none of these tests reaches. */
const PATIENT_MS = 5_000;

const renderers: Renderer[] = [];
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.stop()));

const start = (options: Partial<Parameters<typeof createRenderer>[0]> = {}) => {
  const messages: string[] = [];
  const breaker = createBreaker(forgetfulMemory);
  const renderer = createRenderer({
    log: (sentence) => messages.push(sentence),
    breaker,
    withinMs: PATIENT_MS,
    ...options,
  });
  renderers.push(renderer);
  return { renderer, messages };
};

describe('the renderer', () => {
  it('renders the first page of a version that is not evaluated yet', async () => {
    const { renderer } = start();
    expect(await renderer.render(request())).toMatchObject({ html: 'home /' });
    expect(await renderer.render(request('good'))).toMatchObject({ html: 'list /' });
    expect(renderer.pids()).toHaveLength(2);
  });

  it('starts the process of a version before its first page', async () => {
    const { renderer } = start();
    await renderer.warm(request('good'));
    const ready = renderer.pids();
    expect(ready).toHaveLength(1);
    expect(await renderer.render(request('good'))).toMatchObject({ html: 'list /' });
    expect(renderer.pids()).toEqual(ready);
  });

  it('ends a process after ten idle minutes', async () => {
    let at = 0;
    const { renderer } = start({ now: () => at });
    await renderer.render(request());
    at = 10 * 60_000;
    expect(renderer.pids()).toHaveLength(1);
    at += 1;
    renderer.tidy();
    expect(renderer.pids()).toEqual([]);
  });

  it('starts a replacement before it retires a process', async () => {
    const { renderer } = start({ pagesPerProcess: 2 });
    await renderer.render(request());
    const [first] = renderer.pids();
    for (let pages = 0; renderer.pids()[0] === first && pages < 2_000; pages += 1)
      expect(await renderer.render(request())).toBeDefined();
    expect(renderer.pids()).toEqual([expect.any(Number)]);
    expect(renderer.pids()).not.toContain(first);
    expect(await renderer.render(request())).toBeDefined();
  });

  it('reports the outcome of each page for remote and shell, except of previews', async () => {
    const outcomes: string[] = [];
    const { renderer } = start({
      onOutcome: ({ step, version, route }) => outcomes.push(`${step} ${version} ${route}`),
    });
    await renderer.render({ ...request('good'), route: '/usage/list' });
    await renderer.render({ ...request('throwsWhileRendering'), route: '/usage/:id' });
    await renderer.render(request());
    await renderer.render({ ...request('throwsWhileRendering'), isCounted: false });
    expect(outcomes).toEqual([
      ...['rendered mf_good@1 /usage/list', 'rendered shell@1 /usage/list'],
      ...['threw mf_throwsWhileRendering@1 /usage/:id', 'threw shell@1 /usage/:id'],
      'rendered shell@1 *',
    ]);
  });

  it('records no failure when it is stopped', async () => {
    let written: ReadonlySet<string> = new Set();
    const breaker = createBreaker({ ...forgetfulMemory, write: ({ rendering }) => (written = new Set(rendering)) });
    const { renderer } = start({ breaker });
    await renderer.warm(request('good'));
    expect([...written]).toEqual(['mf_good@1 in shell@1']);
    renderer.stop();
    expect([...written]).toEqual([]);
  });

  it('blames a shell that cannot render a known page, and no remote', async () => {
    const { renderer, messages } = start();
    const shell = { name: 'shell@2', source: 'exports.drawPage = () => { throw new Error("bad shell"); };' };
    expect(await renderer.render({ ...request('good'), shell })).toBeUndefined();
    expect(messages.join()).toContain('shell@2 is no longer rendered on the server');
    const before = messages.length;
    expect(await renderer.render({ ...request('takesReact'), shell })).toBeUndefined();
    expect(messages).toHaveLength(before);
    expect(await renderer.render(request('good'))).toMatchObject({ html: 'list /' });
  });

  it('ends processes of versions that are no longer live', async () => {
    const { renderer } = start();
    await renderer.render(request('good'));
    await renderer.render(request());
    renderer.keepOnly(new Set(['shell@1', 'mf_good@2']));
    expect(renderer.pids()).toHaveLength(1);
  });
});

describe('the renderer of several remotes', () => {
  const messages: string[] = [];
  const others = [request(), request('good')];
  const own = request('good', '1', 'usage');
  const renderer = createRenderer({
    log: (sentence) => messages.push(sentence),
    breaker: createBreaker(forgetfulMemory),
    withinMs: PATIENT_MS,
  });
  beforeAll(async () => {
    for (const page of [...others, own]) await renderer.warm(page);
  });
  afterAll(() => renderer.stop());

  it.each<Source>([
    'leaksArrays',
    'leaksBuffers',
    'patchesArrays',
    'killsItsParent',
    'loops',
    'isHuge',
    'throwsAtImport',
  ])('renders all other pages while a remote %s, and its own after a rollback', async (wrong) => {
    const untouched = renderer.pids();
    const bad = request(wrong, wrong, 'usage');
    const blamed = () => messages.filter((sentence) => sentence.includes(`mf_usage@${wrong} `));
    for (let pages = 0; blamed().length === 0 && pages < 40; pages += 1) {
      const broken = renderer.render(bad);
      for (const page of others) expect(await renderer.render(page)).toBeDefined();
      await broken;
    }
    expect(blamed()).not.toEqual([]);
    for (const page of [...others, own]) expect(await renderer.render(page)).toBeDefined();
    expect(renderer.pids()).toEqual(expect.arrayContaining([...untouched]));
    expect(messages.filter((sentence) => !sentence.includes('mf_usage@'))).toEqual([]);
    renderer.keepOnly(new Set(['shell@1', 'mf_good@1', 'mf_usage@1']));
  });
});
