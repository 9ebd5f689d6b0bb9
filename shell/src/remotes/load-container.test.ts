import type { RemoteVersion } from '../registry/registry';
import { loadContainer } from './load-container';

const VERSION: RemoteVersion = { version: '1', entry: 'http://localhost:3002/a.js', integrity: 'sha384-x' };

const script = (): HTMLScriptElement => {
  const found = document.head.querySelector('script');
  if (found === null) throw new Error('No script was asked for');
  return found;
};

/** Simulates the script's global and its load event. */
const runs = (left: unknown): void => {
  const element = script();
  Reflect.set(globalThis, 'mf_usage', left);
  element.dispatchEvent(new Event('load'));
};

describe('container script', () => {
  it('is requested once, anonymously, with the hash of the registry', () => {
    void loadContainer('mf_usage', VERSION, false);
    expect(script()).toMatchObject({ src: VERSION.entry, crossOrigin: 'anonymous', integrity: 'sha384-x' });
    runs({ get: () => undefined, init: () => undefined });
  });

  it('is requested past the cache on a retry', () => {
    void loadContainer('mf_usage', VERSION, true);
    expect(script().src).toMatch(/a\.js\?retry=\d+$/);
    runs({ get: () => undefined, init: () => undefined });
  });

  it.each([
    ['nothing', undefined],
    ['something else', { hello: 'world' }],
  ])('that leaves %s behind is rejected', async (_case, left) => {
    const loading = loadContainer('mf_usage', VERSION, false);
    runs(left);
    await expect(loading).rejects.toThrow('holds no container');
  });

  it('cannot be mistaken for the previous one', async () => {
    const first = loadContainer('mf_usage', VERSION, false);
    runs({ get: () => undefined, init: () => undefined });
    await first;
    const second = loadContainer('mf_usage', VERSION, false);
    script().dispatchEvent(new Event('load'));
    await expect(second).rejects.toThrow('holds no container');
  });

  it('that fails to load is rejected and leaves no element behind', async () => {
    const loading = loadContainer('mf_usage', VERSION, false);
    script().dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('did not come');
    expect(document.head.querySelector('script')).toBeNull();
  });
});
