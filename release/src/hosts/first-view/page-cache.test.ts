import { buildRenderedPage } from '../../testing/build-rendered-page';
import { createPageCache } from './page-cache';

const setUp = () => {
  let at = 1_000_000;
  let renders = 0;
  const pageOf = createPageCache(() => at);
  const render = async () => buildRenderedPage({ html: `<p>${(renders += 1)}</p>` });
  return { pageOf, render, pass: (ms: number) => (at += ms), renders: () => renders };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the page cache', () => {
  it('renders once for concurrent requests and the following second', async () => {
    const { pageOf, render, renders, pass } = setUp();
    await Promise.all([pageOf('a', render), pageOf('a', render), pageOf('a', render)]);
    pass(900);
    expect((await pageOf('a', render))?.isStale).toBe(false);
    expect(renders()).toBe(1);
  });

  it('returns a stale page while it revalidates', async () => {
    const { pageOf, render, renders, pass } = setUp();
    await pageOf('a', render);
    pass(2_000);
    expect(await pageOf('a', render)).toMatchObject({ isStale: true, page: { html: '<p>1</p>' } });
    await settled();
    expect(await pageOf('a', render)).toMatchObject({ isStale: false, page: { html: '<p>2</p>' } });
    expect(renders()).toBe(2);
  });

  it('does not return pages older than five seconds', async () => {
    const { pageOf, render, pass } = setUp();
    await pageOf('a', render);
    pass(5_001);
    expect(await pageOf('a', render)).toMatchObject({ isStale: false, page: { html: '<p>2</p>' } });
  });

  it('separates pages by key', async () => {
    const { pageOf } = setUp();
    await pageOf('a', async () => buildRenderedPage({ html: 'a' }));
    expect((await pageOf('b', async () => buildRenderedPage({ html: 'b' })))?.page.html).toBe('b');
  });

  it('retries a failed render on the next request', async () => {
    const { pageOf, render } = setUp();
    expect(await pageOf('a', async () => undefined)).toBeUndefined();
    await expect(pageOf('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await pageOf('a', render)).toBeDefined();
  });

  it('is bounded in size', async () => {
    const { pageOf } = setUp();
    const large = 'x'.repeat(1_000_000);
    for (let count = 0; count < 40; count += 1)
      await pageOf(`k${count}`, async () => buildRenderedPage({ html: large }));
    let again = 0;
    for (let count = 0; count < 40; count += 1)
      await pageOf(`k${count}`, async () => {
        again += 1;
        return buildRenderedPage({ html: large });
      });
    expect(again).toBeGreaterThan(20);
  });
});
