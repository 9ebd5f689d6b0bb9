import { appBarAtom, createRuntime, startPlatform, type PlatformRuntime, type RemoteModule } from '@dongne/platform';
import { loadVersion } from '../remotes/load-version';
import { MESSAGE_AFTER_MS } from '../remotes/load-limits';
import { buildRemote } from '../testing/build-registry';
import { readRenderedView, type RenderedView } from './rendered-view';
import { prepareHydration } from './hydrate';

jest.mock('../remotes/load-version');
const load = jest.mocked(loadVersion);

const REMOTE = buildRemote({
  version: '1.4.0',
  routes: [{ path: '/shop', access: 'public', layout: 'default', bar: null }],
});

const buildView = (over: Partial<RenderedView> = {}): RenderedView => ({
  now: 1_000,
  userId: null,
  remote: 'mf_usage@1.4.0',
  title: '이름난 가게',
  queries: [[['main'], { userStatus: 'Normal' }, 900]],
  ...over,
});

const onLate = jest.fn();

let runtime: PlatformRuntime;
beforeEach(() => {
  onLate.mockReset();
  runtime = startPlatform(createRuntime());
  window.history.replaceState(null, '', '/shop');
  load.mockImplementation(async () => ({ routes: [] }));
});

const stateOf = (key: readonly unknown[]) => runtime.queryClient.getQueryState(key);

describe('server-rendered page', () => {
  it('hydrates with its responses and title when the version is the same', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(5_000_000); // simulates a device whose clock is years behind
    expect(await prepareHydration(buildView(), [REMOTE], runtime, onLate)).toBe('hydrate');
    expect(stateOf(['main'])).toMatchObject({ data: { userStatus: 'Normal' }, dataUpdatedAt: 5_000_000 });
    jest.restoreAllMocks();
    expect(runtime.store.get(appBarAtom)).toEqual({ title: '이름난 가게' });
  });

  it("loads the page's file before hydration", async () => {
    const loadFile = jest.fn(async () => undefined);
    load.mockImplementation(async () => ({ routes: [{ path: '/shop', handle: { load: loadFile } }] }));
    const other = buildRemote({ ...REMOTE, version: '1.6.0' });
    await prepareHydration(buildView({ remote: 'mf_usage@1.6.0' }), [other], runtime, onLate);
    expect(loadFile).toHaveBeenCalled();
  });

  it('fetches its data again when the HTML was cached', async () => {
    await prepareHydration(buildView({ isStale: true }), [REMOTE], runtime, onLate);
    expect(stateOf(['main'])?.dataUpdatedAt).toBe(0);
  });

  it.each([
    ['another version', buildView({ remote: 'mf_usage@1.3.0' })],
    ['a page of the shell', buildView({ remote: null })],
    ['a member', buildView({ userId: 7 })],
  ])('renders in the browser when the server rendered it for %s', async (_what, view) => {
    expect(await prepareHydration(view, [REMOTE], runtime, onLate)).toBe('render');
    expect(stateOf(['main'])).toBeUndefined();
  });

  it('keeps its HTML with a notice when its version fails', async () => {
    load.mockRejectedValue(new Error('gone'));
    const other = buildRemote({ ...REMOTE, version: '1.5.0' });
    expect(await prepareHydration(buildView({ remote: 'mf_usage@1.5.0' }), [other], runtime, onLate)).toBe('keep HTML');
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  it('keeps its HTML and shows a notice when no registry loads', async () => {
    expect(await prepareHydration(buildView(), [], runtime, onLate)).toBe('keep HTML');
    expect(onLate).toHaveBeenCalledTimes(1);
  });

  it('hydrates when its remote loads late', async () => {
    jest.useFakeTimers();
    try {
      let comes: (module: RemoteModule) => void = () => undefined;
      load.mockReturnValue(new Promise((resolve) => (comes = resolve)));
      const other = buildRemote({ ...REMOTE, version: '1.7.0' });
      const outcome = prepareHydration(buildView({ remote: 'mf_usage@1.7.0' }), [other], runtime, onLate);
      await jest.advanceTimersByTimeAsync(MESSAGE_AFTER_MS);
      expect(onLate).toHaveBeenCalledTimes(1);
      comes({ routes: [] });
      expect(await outcome).toBe('hydrate');
    } finally {
      jest.useRealTimers();
    }
  });

  it('renders in the browser in a native app unknown to the server', async () => {
    window.DongneAndroid = { postMessage: () => undefined };
    try {
      expect(await prepareHydration(buildView(), [REMOTE], runtime, onLate)).toBe('render');
    } finally {
      delete window.DongneAndroid;
    }
  });

  it.each(['', '7', '{}', '{"now":1}', '{"now":"1","queries":[]}'])('is absent when the page holds %p', (text) => {
    document.body.innerHTML = `<script type="application/json" id="drawn">${text}</script>`;
    expect(readRenderedView(document)).toBeUndefined();
  });
});
