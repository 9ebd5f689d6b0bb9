import { JSDOM } from 'jsdom';
import { browserScript, scriptCall } from './browser-script';

const MOST_BYTES = 700;
const script = scriptCall(browserScript('sealed-page.js'));

/** Evaluates in the realm of a sealed page, as the scripts of remotes do. */
const buildPage = () => {
  const { window } = new JSDOM('', { runScripts: 'outside-only' });
  window.eval("globalThis.fetch = function fetch() { return 'sent'; }");
  window.eval(script);
  return (code: string): unknown => window.eval(code);
};

const HARM = '() => { throw new Error("harm"); }';

describe('a sealed page', () => {
  it.each([
    ['Array.prototype.map', '[1].map((x) => x + 1)[0]', 2],
    ['Array.prototype.push', 'const a = []; a.push(1); a.length', 1],
    ['Array.prototype[Symbol.iterator]', '[...[1, 2]].length', 2],
    ['Object.prototype.hasOwnProperty', '({ a: 1 }).hasOwnProperty("a")', true],
    ['Object.prototype.toString', 'String({})', '[object Object]'],
    ['Function.prototype.call', '(function () { return this.a; }).call({ a: 3 })', 3],
    ['Promise.prototype.then', 'typeof Promise.resolve(1).then(() => 1).then', 'function'],
    ['String.prototype.split', '"a,b".split(",").length', 2],
    ['Map.prototype.get', 'new Map([[1, 2]]).get(1)', 2],
    ['JSON.parse', 'JSON.parse("1")', 1],
    ['Math.max', 'Math.max(1, 2)', 2],
    ['fetch', 'fetch()', 'sent'],
    ['XMLHttpRequest.prototype.open', 'new XMLHttpRequest().open("GET", "http://localhost/")', undefined],
  ])('keeps %s', (name, use, result) => {
    const run = buildPage();
    const last = name.lastIndexOf('.');
    const owner = last < 0 ? 'globalThis' : name.slice(0, name.endsWith(']') ? name.indexOf('[') : last);
    const key = name.endsWith(']') ? 'Symbol.iterator' : JSON.stringify(name.slice(last + 1));
    for (const harm of [
      `${owner}[${key}] = ${HARM}`,
      `"use strict"; ${owner}[${key}] = ${HARM}`,
      `Object.defineProperty(${owner}, ${key}, { value: ${HARM} })`,
      `delete ${owner}[${key}]`,
    ])
      run(`try { ${harm} } catch {}`);
    expect(run(use)).toBe(result);
  });

  it('takes no new property of all objects', () => {
    const run = buildPage();
    run('try { Object.prototype.added = 1 } catch {}');
    expect(run('const names = []; for (const name in {}) names.push(name); names.length')).toBe(0);
  });

  it.each([
    ['a class with a text of its own', 'String(new (class { toString() { return "own"; } })())', 'own'],
    ['a function with a text', '"use strict"; const f = () => 1; f.toString = () => "own"; String(f)', 'own'],
    ['an assigned method', '"use strict"; const o = {}; o.hasOwnProperty = () => "own"; o.hasOwnProperty()', 'own'],
    ['a prototype of before classes', 'function M() {} M.prototype.toString = () => "own"; String(new M())', 'own'],
    ['an error with a name', '"use strict"; const e = new Error(""); e.name = "own"; e.name', 'own'],
    [
      'a weak map with a method of its own',
      '"use strict"; const m = new WeakMap(); m.get = () => "own"; m.get()',
      'own',
    ],
    ['an array with a method of its own', '"use strict"; const a = []; a.push = () => "own"; a.push()', 'own'],
    ['a dictionary', '"use strict"; const d = Object.create(null); d.toString = "own"; d.toString', 'own'],
  ])('allows %s', (_case, code, result) => {
    expect(buildPage()(code)).toBe(result);
  });

  it('costs few bytes', () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
