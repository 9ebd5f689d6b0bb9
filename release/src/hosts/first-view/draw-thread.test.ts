import { REMOTE_SOURCES, SHELL_SOURCE } from '../../testing/server-sources';
import { startDrawThread, type DrawThread } from './draw-thread';

const shell = { name: 'shell@1', source: SHELL_SOURCE };
const PATIENT_MS = 20_000;
const SHORT_MS = 1_500;

let thread: DrawThread;
beforeEach(() => {
  thread = startDrawThread();
});
afterEach(() => thread.end());

type Source = keyof typeof REMOTE_SOURCES;

const draw = (source: Source | undefined, withinMs = PATIENT_MS) =>
  thread.draw(
    {
      shell,
      remote: source && { name: `${source}@1`, source: REMOTE_SOURCES[source] },
      page: { pathname: '/laundry/list', api: {} },
    },
    withinMs,
  );

const DRAWN = { end: 'drawn', drawn: expect.objectContaining({ html: expect.stringContaining('') }) };

describe('the drawing thread', () => {
  it('draws a page of the shell, and of a remote with what the shell provides', async () => {
    expect(await draw(undefined)).toMatchObject({ end: 'drawn', drawn: { html: 'home /laundry/list' } });
    expect(await draw('good')).toMatchObject({ end: 'drawn', drawn: { html: 'list /laundry/list' } });
    expect(await draw('takesReact')).toMatchObject({ end: 'drawn', drawn: { html: 'react of the shell' } });
  });

  it.each<[Source, RegExp]>([
    ['throwsAtImport', /at import/],
    ['throwsWhileDrawing', /while drawing/],
    ['asksForFiles', /does not provide fs/],
    ['asksForFilesLater', /does not provide node:fs/],
    ['readsWindow', /window is not defined/],
  ])('gives the words of a remote that %s, and draws the next page', async (source, words) => {
    const threw = { end: 'threw', error: expect.stringMatching(words) };
    expect(await draw(source)).toEqual(threw);
    expect(await draw('good')).toEqual(DRAWN);
    // Its source is not sent a second time.
    expect(await draw(source)).toEqual(threw);
  });

  it.each<Source>(['rejects', 'speaks'])('draws a remote that %s, and the next page', async (source) => {
    expect(await draw(source)).toEqual(DRAWN);
    expect(await draw('good')).toEqual(DRAWN);
  });

  it('stays for others when a remote never comes back but gives the thread back', async () => {
    await draw('good');
    expect(await draw('hangs', SHORT_MS)).toEqual({ end: 'late' });
    expect(await draw('good')).toEqual(DRAWN);
    expect(thread.isDead).toBe(false);
  });

  it.each<Source>(['loops', 'loopsAtImport', 'exits'])('dies of a remote that %s, and names it', async (source) => {
    await draw('good');
    expect(await draw(source, SHORT_MS)).toEqual({ end: 'dead', culprit: `${source}@1` });
    expect(thread.isDead).toBe(true);
    expect(await draw('good')).toMatchObject({ end: 'dead' });
  });

  it('dies of a remote whose memory has no end, and the process that draws with it does not', async () => {
    expect(await draw('leaks')).toMatchObject({ end: 'dead' });
  });

  it('retires when the last page that it was asked for has been drawn', async () => {
    const [first, second] = [draw('good'), draw('good')];
    thread.retire();
    expect(await first).toEqual(DRAWN);
    expect(await second).toEqual(DRAWN);
    expect(thread.isDead).toBe(true);
  });
});
