import { createBreaker } from './breaker';
import { forgetfulMemory } from './breaker-memory';
import type { startRenderProcess } from './render-process';
import { createRenderer, type RenderRequest } from './renderer';

const request = (remote: string | undefined, shell = 'shell@1'): RenderRequest => ({
  shell: { name: shell, source: '' },
  remote: remote === undefined ? undefined : { name: remote, source: '' },
  page: {},
  registry: '{}',
  reader: { caller: {} },
  address: '1.1.1.1',
});

const LIVE = ['shell@1', 'mf_a@1', 'mf_b@1', 'mf_c@1', 'mf_d@1'];
const CANARIES = ['shell@2', 'mf_a@2', 'mf_b@2', 'mf_c@2'];

/** Renderer without real processes. */
const start = () => {
  let at = 0;
  const running = new Set<string>();
  const startFake: typeof startRenderProcess = ({ shell, remote }) => {
    const name = `${remote?.name ?? ''} ${shell.name}`.trim();
    let isDead = false;
    running.add(name);
    const end = (): void => {
      isDead = true;
      running.delete(name);
    };
    return {
      ready: Promise.resolve(true),
      get isDead() {
        return isDead;
      },
      pid: 1,
      render: async () => ({ end: 'rendered', page: name }),
      retire: end,
      end,
    };
  };
  const renderer = createRenderer({
    log: () => undefined,
    breaker: createBreaker(forgetfulMemory),
    start: startFake,
    now: () => at,
  });
  renderer.keepOnly(new Set([...LIVE, ...CANARIES]), new Set(LIVE));
  return {
    renderer,
    running,
    pass: (ms: number): void => {
      at += ms;
    },
  };
};

let open: ReturnType<typeof start>;
beforeEach(() => {
  open = start();
});
afterEach(() => open.renderer.stop());

const renderAll = (remotes: readonly (string | undefined)[], shell?: string) =>
  Promise.all(remotes.map((remote) => open.renderer.render(request(remote, shell))));

const REMOTES = ['mf_a@1', 'mf_b@1', 'mf_c@1', 'mf_d@1'];

describe('processes with a canary', () => {
  it('are at most three, beside one for each live version', async () => {
    const ofShell = await renderAll([undefined, ...REMOTES], 'shell@2');
    expect(ofShell).toEqual(['shell@2', 'mf_a@1 shell@2', 'mf_b@1 shell@2', undefined, undefined]);
    expect(await renderAll([undefined, ...REMOTES])).not.toContain(undefined);
    expect(open.running.size).toBe(8);
  });

  it('make room for another one after a minute without a page', async () => {
    await renderAll(['mf_a@2', 'mf_b@2'], 'shell@1');
    open.pass(1);
    await renderAll([undefined], 'shell@2');
    open.pass(60_000);
    expect(await renderAll(['mf_c@2'])).toEqual(['mf_c@2 shell@1']);
    expect(open.running).not.toContain('mf_a@2 shell@1');
    expect(await renderAll(['mf_a@2'])).toEqual(['mf_a@2 shell@1']);
    expect(await renderAll(['mf_b@2'])).toEqual([undefined]);
  });

  it('count as live after a promotion, and end with their canary', async () => {
    await renderAll(['mf_a@2', 'mf_b@2', 'mf_c@2']);
    open.renderer.keepOnly(
      new Set(['shell@1', 'mf_a@2', 'mf_b@1', 'mf_b@2']),
      new Set(['shell@1', 'mf_a@2', 'mf_b@1']),
    );
    expect([...open.running]).toEqual(['mf_a@2 shell@1', 'mf_b@2 shell@1']);
  });

  it('end after ten minutes without a page, like the others', async () => {
    await renderAll(['mf_a@2', 'mf_b@1']);
    open.pass(10 * 60_000 + 1);
    open.renderer.tidy();
    expect(open.running.size).toBe(0);
  });
});
