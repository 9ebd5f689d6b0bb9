import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const CODE = readFileSync(join(import.meta.dirname, 'browser/push-worker.js'), 'utf8');
const ORIGIN = 'https://app.example';

interface FakeEvent {
  readonly data?: { readonly json: () => unknown };
  readonly notification?: { readonly close: () => void; readonly data: { readonly path: unknown } };
  readonly waitUntil: (work: unknown) => void;
}

/** Runs the worker in a browser with these windows; records its listeners and actions. */
const startWorker = (windows: readonly string[] = []) => {
  const listeners = new Map<string, (event: FakeEvent) => void>();
  const did: unknown[] = [];
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: FakeEvent) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration: { showNotification: (title: string, options: object) => did.push(['shown', title, { ...options }]) },
  };
  const clients = {
    matchAll: async () => windows.map((url) => ({ url, focus: () => did.push(['focused', url]) })),
    openWindow: (url: string) => did.push(['opened', url]),
  };
  runInNewContext(CODE, { self, clients, URL });
  const send = async (name: string, event: Omit<FakeEvent, 'waitUntil'>): Promise<void> => {
    const works: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  };
  return { listeners, did, send };
};

const press = async (path: unknown, windows: readonly string[] = []): Promise<unknown[]> => {
  const { did, send } = startWorker(windows);
  await send('notificationclick', { notification: { close: () => undefined, data: { path } } });
  return did;
};

describe('the service worker', () => {
  it('handles no fetch and caches nothing', () => {
    expect([...startWorker().listeners.keys()].sort()).toEqual(['install', 'notificationclick', 'push']);
    expect(CODE).not.toMatch(/caches|fetch\(|indexedDB/);
  });

  it('shows a notification for a push', async () => {
    const { did, send } = startWorker();
    const message = { key: 'k', title: '수거 완료', text: '수거했어요.', path: '/usage' };
    await send('push', { data: { json: () => message } });
    expect(did).toMatchObject([['shown', '수거 완료', { body: '수거했어요.', tag: 'k', data: { path: '/usage' } }]]);
  });

  it('shows a default notification for an invalid push', async () => {
    const { did, send } = startWorker();
    await send('push', {
      data: {
        json: () => {
          throw new Error('no JSON');
        },
      },
    });
    expect(did).toMatchObject([['shown', '동네세탁', { body: '새 소식이 있어요.' }]]);
  });

  it('opens the page of a notification', async () => {
    expect(await press('/usage/detail?id=7')).toEqual([['opened', `${ORIGIN}/usage/detail?id=7`]]);
  });

  it('focuses a window that already shows the page', async () => {
    const there = `${ORIGIN}/usage/detail?id=7`;
    expect(await press('/usage/detail?id=7', [`${ORIGIN}/applicate`, there])).toEqual([['focused', there]]);
    expect(await press('/usage/detail?id=7', [`${ORIGIN}/applicate`])).toEqual([['opened', there]]);
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', undefined, 7])(
    'opens Home instead of another site: %s',
    async (path) => {
      expect(await press(path)).toEqual([['opened', `${ORIGIN}/`]]);
    },
  );
});
