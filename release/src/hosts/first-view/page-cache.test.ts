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

describe('visitors’ pages', () => {
  it('are drawn once for everybody who asks at the same moment, and in the second after', async () => {
    const { kept, render, drawings, pass } = setUp();
    await Promise.all([kept('a', render), kept('a', render), kept('a', render)]);
    pass(900);
    expect((await kept('a', render))?.isStale).toBe(false);
    expect(drawings()).toBe(1);
  });

  it('are given while they are drawn again, and say that they may be out of date', async () => {
    const { kept, render, drawings, pass } = setUp();
    await kept('a', render);
    pass(2_000);
    expect(await kept('a', render)).toMatchObject({ isStale: true, page: { html: '<p>1</p>' } });
    await settled();
    expect(await kept('a', render)).toMatchObject({ isStale: false, page: { html: '<p>2</p>' } });
    expect(drawings()).toBe(2);
  });

  it('are not given once they are five seconds old', async () => {
    const { kept, render, pass } = setUp();
    await kept('a', render);
    pass(5_001);
    expect(await kept('a', render)).toMatchObject({ isStale: false, page: { html: '<p>2</p>' } });
  });

  it('are nobody else’s', async () => {
    const { kept } = setUp();
    await kept('a', async () => buildRenderedPage({ html: 'a' }));
    expect((await kept('b', async () => buildRenderedPage({ html: 'b' })))?.page.html).toBe('b');
  });

  it('that could not be drawn are tried again by the next one who asks', async () => {
    const { kept, render } = setUp();
    expect(await kept('a', async () => undefined)).toBeUndefined();
    await expect(kept('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await kept('a', render)).toBeDefined();
  });

  it('take a bounded room, however many different ones are asked for', async () => {
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
