import { buildRenderedPage } from '../../testing/build-rendered-page';
import { createPageCache } from './page-cache';

const setUp = () => {
  let at = 1_000_000;
  let drawings = 0;
  const kept = createPageCache(() => at);
  const render = async () => buildRenderedPage({ html: `<p>${(drawings += 1)}</p>` });
  return { kept, render, pass: (ms: number) => (at += ms), drawings: () => drawings };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the page cache', () => {
  it('renders once for concurrent requests and the following second', async () => {
    const { kept, render, drawings, pass } = setUp();
    await Promise.all([kept('a', render), kept('a', render), kept('a', render)]);
    pass(900);
    expect((await kept('a', render))?.isStale).toBe(false);
    expect(drawings()).toBe(1);
  });

  it('returns a stale page while it revalidates', async () => {
    const { kept, render, drawings, pass } = setUp();
    await kept('a', render);
    pass(2_000);
    expect(await kept('a', render)).toMatchObject({ isStale: true, page: { html: '<p>1</p>' } });
    await settled();
    expect(await kept('a', render)).toMatchObject({ isStale: false, page: { html: '<p>2</p>' } });
    expect(drawings()).toBe(2);
  });

  it('does not return pages older than five seconds', async () => {
    const { kept, render, pass } = setUp();
    await kept('a', render);
    pass(5_001);
    expect(await kept('a', render)).toMatchObject({ isStale: false, page: { html: '<p>2</p>' } });
  });

  it('separates pages by key', async () => {
    const { kept } = setUp();
    await kept('a', async () => buildRenderedPage({ html: 'a' }));
    expect((await kept('b', async () => buildRenderedPage({ html: 'b' })))?.page.html).toBe('b');
  });

  it('retries a failed render on the next request', async () => {
    const { kept, render } = setUp();
    expect(await kept('a', async () => undefined)).toBeUndefined();
    await expect(kept('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await kept('a', render)).toBeDefined();
  });

  it('is bounded in size', async () => {
    const { kept } = setUp();
    const large = 'x'.repeat(1_000_000);
    for (let count = 0; count < 40; count += 1) await kept(`k${count}`, async () => buildRenderedPage({ html: large }));
    let again = 0;
    for (let count = 0; count < 40; count += 1)
      await kept(`k${count}`, async () => {
        again += 1;
        return buildRenderedPage({ html: large });
      });
    expect(again).toBeGreaterThan(20);
  });
});
