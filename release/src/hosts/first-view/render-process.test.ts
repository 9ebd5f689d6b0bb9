import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_PORT } from '../../config';
import { REMOTE_SOURCES, SHELL_SOURCE, togetherSource } from '../../testing/server-sources';
import { startRenderProcess, type Bundle, type ProcessEnd, type RenderProcess } from './render-process';

type Source = keyof typeof REMOTE_SOURCES;

const shell = { name: 'shell@1', source: SHELL_SOURCE };
const PATIENT_MS = 20_000;
const SHORT_MS = 300;

const running: RenderProcess[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const each of running.splice(0)) each.end();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const startWith = (remote: Bundle | undefined, shellSource = SHELL_SOURCE) => {
  const ends: ProcessEnd[] = [];
  const child = startRenderProcess({ shell: { ...shell, source: shellSource }, remote }, '{}', (end) => ends.push(end));
  return { child, ends };
};

/** Remotes that leave their process intact, so that one process is enough for all of them. */
const HARMLESS: readonly Source[] = [
  'good',
  'takesReact',
  'rejects',
  'reachesOut',
  'readsElsewhere',
  'throwsWhileRendering',
  'asksForFilesLater',
  'exits',
  'killsItsParent',
  'isHuge',
  'hangs',
  'readsUndeclaredPath',
  'readsForAnotherPage',
  'readsWithoutEnd',
  'needsItsRead',
];
let together: ReturnType<typeof startWith> | undefined;
afterAll(() => together?.child.end());

const processFor = (source: Source | undefined, shellSource?: string) => {
  if (source !== undefined && shellSource === undefined && HARMLESS.includes(source)) {
    if (together?.child.isDead !== false)
      together = startWith({ name: 'mf_together@1', source: togetherSource(HARMLESS) });
    return together;
  }
  const alone = startWith(source && { name: `mf_${source}@1`, source: REMOTE_SOURCES[source] }, shellSource);
  running.push(alone.child);
  return alone;
};

const start = (source: Source | undefined, shellSource?: string) => {
  const { child, ends } = processFor(source, shellSource);
  const render = async (withinMs = PATIENT_MS, accessToken?: string) => {
    await child.ready;
    const page = { pathname: '/laundry/list', search: source, cookies: 'accessToken=held' };
    return child.render({ page, registry: '{}', reader: { caller: {}, accessToken } }, withinMs);
  };
  return { child, render, ends };
};

/** Waits until the process has crashed or exceeded a limit. */
const ended = async (ends: readonly ProcessEnd[]): Promise<ProcessEnd | undefined> => {
  for (let tries = 0; ends.length === 0 && tries < 200; tries += 1) await pause(50);
  return ends[0];
};

/** Starts an API and returns the received calls. */
const api = async (
  answer = (response: ServerResponse): unknown => response.end('"answer"'),
): Promise<IncomingMessage[]> => {
  const calls: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    calls.push(request);
    answer(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(API_PORT, '127.0.0.1', resolve));
  return calls;
};

/** Treats a zombie as ended. */
const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const rendered = (html: unknown) => ({ end: 'rendered', page: expect.objectContaining({ html }) });

describe('a rendering process', () => {
  it.each<[Source | undefined, string]>([
    [undefined, 'home /laundry/list'],
    ['good', 'list /laundry/list'],
    ['takesReact', 'react of the shell'],
    ['rejects', 'rendered'],
    ['reachesOut', 'reached: '],
    ['readsElsewhere', 'Only reads of the open page leave this process'],
  ])('renders a page of the shell or a remote: %s', async (source, html) => {
    expect(await start(source).render()).toEqual(rendered(html));
  });

  it.each<[Source, RegExp]>([
    ['throwsWhileRendering', /while rendering/],
    ['asksForFilesLater', /does not provide node:fs/],
    ['exits', /process.exit is not a function/],
    ['killsItsParent', /process.kill is not a function/],
    ['patchesArrays', /patched/],
    ['isHuge', /a page of 5\d+ letters/],
  ])('rejects the page and survives when its remote %s', async (source, words) => {
    const { child, render } = start(source);
    expect(await render()).toEqual({ end: 'threw', error: expect.stringMatching(words) });
    expect(child.isDead).toBe(false);
  });

  it('is killed, blaming its remote, when that leaks without yielding', async () => {
    const { render, ends } = start('leaks');
    expect(await render()).toEqual({ end: 'dead' });
    expect(await ended(ends)).toMatchObject({ isByShell: false });
  });

  it.each<Source>(['throwsAtImport', 'asksForFiles'])('is never ready when its remote %s', async (source) => {
    const { child, ends } = start(source);
    expect(await child.ready).toBe(false);
    expect(ends).toEqual([expect.objectContaining({ isByShell: false })]);
  });

  it('blames the shell when that cannot render a known page', async () => {
    const { child, ends } = start('good', "exports.drawPage = () => { throw new Error('bad shell'); };");
    expect(await child.ready).toBe(false);
    expect(ends).toEqual([{ isByShell: true, why: expect.stringContaining('bad shell') }]);
  });

  it('survives a page that never resolves', async () => {
    const { render, child } = start('hangs');
    expect(await render(SHORT_MS)).toEqual({ end: 'late' });
    expect(child.isDead).toBe(false);
  });

  it('is killed, blaming its remote, when that works without an open page', async () => {
    const { render, ends } = start('worksUnasked');
    expect(await render()).toEqual(rendered('rendered'));
    expect(await ended(ends)).toEqual({ isByShell: false, why: 'used the CPU without an open page' });
  });

  it('reads through the host, which alone adds the token', async () => {
    const calls = await api();
    expect(await start('wrapsFetch').render(PATIENT_MS, 'secret')).toEqual(
      rendered(expect.not.stringContaining('secret')),
    );
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret']);
  });

  it('refuses an undeclared read', async () => {
    const calls = await api();
    expect(await start('readsUndeclaredPath').render()).toEqual(rendered('403'));
    expect(calls).toEqual([]);
  });

  it('refuses a read of a finished page', async () => {
    const calls = await api();
    const { render } = start('readsForAnotherPage');
    expect(await render(PATIENT_MS, 'secret')).toEqual(rendered('first'));
    expect(await render(SHORT_MS)).toEqual({ end: 'late' });
    expect(calls).toEqual([]);
  });

  it('refuses the reads of one page beyond the limit', async () => {
    const calls = await api();
    expect(await start('readsWithoutEnd').render()).toEqual(rendered('403'));
    expect(calls).toHaveLength(60);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['fails', () => api((response) => response.writeHead(503).end('{}'))],
    ['is late', () => api(() => undefined)],
    ['is not there', async () => undefined],
  ])('blames no bundle when the API %s', async (_what, startApi) => {
    await startApi();
    const { child, render } = start('needsItsRead');
    expect(await render(SHORT_MS)).toEqual({ end: 'unanswered' });
    expect(child.isDead).toBe(false);
  });

  it.each([401, 403, 404, 422, 429])('blames no bundle when the API refuses a read with %i', async (status) => {
    await api((response) => response.writeHead(status).end('{}'));
    expect(await start('needsItsRead').render()).toEqual({ end: 'unanswered' });
  });

  it('ends when its host is killed, even in an endless loop', async () => {
    const sources: Source[] = ['good', 'loops'];
    const host = fork(join(import.meta.dirname, '../../testing/render-host.ts'), sources, {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const pids = await new Promise<number[]>((resolve) =>
      host.once('message', (pids) => resolve([pids].flat().map(Number))),
    );
    expect(pids.map(isRunning)).toEqual([true, true]);
    host.kill('SIGKILL');
    for (let tries = 0; pids.some(isRunning) && tries < 200; tries += 1) await pause(50);
    expect(pids.map(isRunning)).toEqual([false, false]);
  }, 20_000);

  it('retires after its last open page', async () => {
    const { child, render } = start('good', SHELL_SOURCE);
    const pages = [render(), render()];
    await child.ready;
    await Promise.resolve();
    child.retire();
    for (const page of pages) expect(await page).toEqual(rendered('list /laundry/list'));
    expect(child.isDead).toBe(true);
  });
});
