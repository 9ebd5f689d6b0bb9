import { REMOTE_SOURCES, SHELL_SOURCE } from '../../testing/server-sources';
import type { DrawJob, DrawThread, Outcome } from './draw-thread';
import { createRenderer, type Renderer } from './renderer';

const jobOf = (remote?: keyof typeof REMOTE_SOURCES, version = '1'): DrawJob => ({
  shell: { name: 'shell@1', source: SHELL_SOURCE },
  remote: remote && { name: `mf_${remote}@${version}`, source: REMOTE_SOURCES[remote] },
  page: { pathname: '/', api: {} },
});

const renderers: Renderer[] = [];
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.stop()));

const start = (options: Partial<Parameters<typeof createRenderer>[0]> = {}) => {
  const said: string[] = [];
  const renderer = createRenderer({ say: (sentence) => said.push(sentence), withinMs: 5_000, ...options });
  renderers.push(renderer);
  return { renderer, said };
};

/** Threads whose jobs end when the test says so. */
const heldThreads = () => {
  const ends: ((outcome: Outcome) => void)[] = [];
  const threads: string[] = [];
  const startThread = (): DrawThread => {
    let load = 0;
    threads.push('alive');
    const at = threads.length - 1;
    return {
      get isDead() {
        return threads[at] === 'dead';
      },
      get load() {
        return load;
      },
      draw: () =>
        new Promise<Outcome>((resolve) => {
          load += 1;
          ends.push((outcome) => {
            load -= 1;
            resolve(outcome);
          });
        }),
      retire: () => void (threads[at] = 'retired'),
      end: () => void (threads[at] = 'dead'),
    };
  };
  return { startThread, ends, threads, endAll: (outcome: Outcome) => ends.splice(0).forEach((end) => end(outcome)) };
};

const DRAWN: Outcome = { end: 'drawn', drawn: 'page' };

describe('the renderer', () => {
  it('draws the first page of a version, which is evaluated for it', async () => {
    const { renderer } = start();
    expect(await renderer.draw(jobOf())).toMatchObject({ html: 'home /' });
    expect(await renderer.draw(jobOf('good'))).toMatchObject({ html: 'list /' });
  });

  it('draws a newly published version with the next page', async () => {
    const { renderer } = start();
    await renderer.draw(jobOf('good'));
    expect(await renderer.draw({ ...jobOf('takesReact', '2') })).toMatchObject({ html: 'react of the shell' });
    expect(await renderer.draw(jobOf('good'))).toMatchObject({ html: 'list /' });
  });

  it.each(['loops', 'exits', 'throwsAtImport', 'throwsWhileDrawing'] as const)(
    'leaves the page of a remote that %s to the browser, draws Home right after, and stops trying that version',
    async (wrong) => {
      const { renderer, said } = start({ withinMs: 1_500 });
      await renderer.draw(jobOf());
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await renderer.draw(jobOf(wrong))).toBeUndefined();
      }
      let home: unknown;
      for (let tries = 0; home === undefined && tries < 5; tries += 1) home = await renderer.draw(jobOf());
      expect(home).toMatchObject({ html: 'home /' });
      const before = said.length;
      expect(await renderer.draw(jobOf(wrong))).toBeUndefined();
      expect(said).toHaveLength(before);
      expect(said.join()).toContain(`mf_${wrong}@1`);
    },
  );

  it('draws so many at once, and gives whoever comes beyond that their page without', async () => {
    const { startThread, endAll, ends } = heldThreads();
    const { renderer } = start({ start: startThread });
    const first = renderer.draw(jobOf());
    endAll(DRAWN);
    await first;
    const answers = Array.from({ length: 1_000 }, () => renderer.draw(jobOf()));
    expect(ends).toHaveLength(8);
    endAll(DRAWN);
    const drawn = (await Promise.all(answers)).filter((answer) => answer !== undefined);
    expect(drawn).toHaveLength(8);
  });

  it('evaluates a new shell beside the one that draws, and lets that one finish', async () => {
    const { startThread, endAll, ends, threads } = heldThreads();
    const { renderer } = start({ start: startThread });
    const first = renderer.draw(jobOf());
    endAll(DRAWN);
    await first;
    const underWay = renderer.draw(jobOf());
    const next = renderer.draw({ ...jobOf(), shell: { name: 'shell@2', source: '' } });
    expect(threads).toEqual(['alive', 'alive']);
    ends.pop()?.(DRAWN);
    expect(await next).toBe('page');
    expect(threads).toEqual(['retired', 'alive']);
    endAll(DRAWN);
    expect(await underWay).toBe('page');
  });

  it('does not blame a version for a thread that another one has ended', async () => {
    const { startThread, endAll } = heldThreads();
    const { renderer, said } = start({ start: startThread });
    const first = renderer.draw(jobOf('good'));
    endAll(DRAWN);
    await first;
    const beside = renderer.draw(jobOf('good'));
    endAll({ end: 'dead', culprit: 'mf_loops@1' });
    expect(await beside).toBeUndefined();
    expect(said).toEqual([]);
  });
});
