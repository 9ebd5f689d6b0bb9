import { startBrowser } from './browser-process';

/** Page whose script marks its root as React does, and does something else before. */
const pageThat = (script: string) => ({
  url: 'http://localhost:9/usage',
  html: `<!doctype html><body><div id="root"></div><script>${script}
    document.getElementById('root').__reactContainer$1 = {};</script></body>`,
  cookies: ['accessToken=check'],
});

const browser = startBrowser();
afterAll(() => browser.end());

describe('page in the browser of the check', () => {
  it('is accepted when it comes to rest', async () => {
    await expect(browser.open(pageThat('matchMedia("print"); new IntersectionObserver(() => 0);'))).resolves.toEqual(
      [],
    );
  });

  it('has the cookies of the page', async () => {
    const page = pageThat('if (document.cookie !== "accessToken=check") throw new Error(document.cookie);');
    await expect(browser.open(page)).resolves.toEqual([]);
  });

  it('is at rest only after the timers that follow each other', async () => {
    const script = `const next = (left) => setTimeout(() => {
      if (left > 0) return next(left - 1);
      throw new Error('no shop');
    }, 40);
    next(5);`;
    await expect(browser.open(pageThat(script))).resolves.toEqual([expect.stringMatching(/no shop/)]);
  });

  it.each([
    ['throws', 'setTimeout(() => { throw new Error("no shop"); });', /no shop/],
    ['rejects a promise', 'Promise.reject(new Error("no shop"));', /no shop/],
    ['writes an error to the console', 'console.error(new Error("no key"));', /no key/],
  ])('is reported when it %s', async (_case, script, sentence) => {
    await expect(browser.open(pageThat(script))).resolves.toContainEqual(expect.stringMatching(sentence));
  });

  it('is ended when it loops, and the next one is opened', async () => {
    await expect(browser.open(pageThat('for (;;);'))).resolves.toEqual(['it did not come to rest within 5 s']);
    await expect(browser.open(pageThat(''))).resolves.toEqual([]);
  });
});
