import { createContext, runInContext } from 'node:vm';
import { pageGuard, type ScriptSources } from './page-guard';

const SOURCES: ScriptSources = {
  hashed: ['http://localhost:3002'],
  others: ['https://*.channel.io', 'http://localhost:3003'],
  machines: [],
  takesHtml: false,
};

interface Policy {
  readonly createScriptURL: (url: string) => string | null;
  readonly createHTML?: (html: string) => string;
}

/** Minimal DOM that the guard uses. */
const openPage = (sources: Partial<ScriptSources> = {}, overrides: Record<string, string> = {}) => {
  class Node {
    appended: unknown[] = [];
    appendChild(node: unknown): unknown {
      this.appended.push(node);
      return node;
    }
  }
  class HTMLScriptElement extends EventTarget {
    constructor(
      readonly src: string,
      readonly integrity: string,
    ) {
      super();
    }
  }
  const head = new Node();
  const policies = new Map<string, Policy>();
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => void policies.set(name, policy) };
  const page = {
    document: { head, baseURI: 'http://localhost:3000/usage' },
    location: { origin: 'http://localhost:3000' },
    localStorage: Object.assign(Object.create({ getItem: (key: string) => overrides[key] ?? null }), overrides),
    ...{ Node, HTMLScriptElement, Event, URL, setTimeout, trustedTypes },
  };
  runInContext(pageGuard({ ...SOURCES, ...sources }), createContext(page));
  const policy = policies.get('default');
  if (policy === undefined) throw new Error('There is no default policy');
  return { head, policy, HTMLScriptElement };
};

describe('the page guard', () => {
  it.each([
    '/shell/1/shell.js',
    'http://localhost:3002/mf_usage/1/a.js',
    'http://localhost:3002/mf_usage/1/a.js?retry=1',
    'https://cdn.channel.io/plugin/ch-plugin-web.js',
    'http://localhost:3003/main.js',
  ])('admits the script %s', (url) => {
    expect(openPage().policy.createScriptURL(url)).toBe(url);
  });

  it.each([
    'https://evil.example/a.js',
    'http://localhost:3002.evil.example/a.js',
    'http://localhost:3002@evil.example/a.js',
    '//evil.example/shell/a.js',
    'https://evil-channel.io/a.js',
    'https://channel.io.evil.example/a.js',
    'http://localhost:3009/a.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost:3000/1',
    'javascript:alert(1)',
    '/v1/app/photos/1',
    '/shell/../v1/app/photos/1',
  ])('blocks the script %s', (url) => {
    expect(openPage().policy.createScriptURL(url)).toBeNull();
  });

  it('blocks HTML injection unless an external service needs it', () => {
    expect(openPage().policy.createHTML).toBeUndefined();
    expect(openPage({ takesHtml: true }).policy.createHTML?.('<b>')).toBe('<b>');
  });

  it('admits localhost only when overrides are allowed and set', () => {
    const named = { 'override:mf_usage': 'http://localhost:8080/mf-manifest.json' };
    const foreign = { 'override:mf_usage': 'https://evil.example/mf-manifest.json' };
    const admits = (url: string, page: ReturnType<typeof openPage>) => page.policy.createScriptURL(url) !== null;
    expect(admits('http://localhost:8080/a.js', openPage({ machines: ['localhost', '127.0.0.1'] }, named))).toBe(true);
    expect(admits('http://localhost:8081/a.js', openPage({ machines: ['localhost', '127.0.0.1'] }, named))).toBe(false);
    expect(admits('http://localhost:8080/a.js', openPage({}, named))).toBe(false);
    expect(admits('https://evil.example/a.js', openPage({ machines: ['localhost', '127.0.0.1'] }, foreign))).toBe(
      false,
    );
  });

  it.each([
    ['without a hash', 'http://localhost:3002/a.js', ''],
    ['with what webpack writes for a hash it does not have', 'http://localhost:3002/a.js', 'undefined'],
  ])('fails a script of a remote %s like a network error', async (_case, src, integrity) => {
    const { head, HTMLScriptElement } = openPage();
    const script = new HTMLScriptElement(src, integrity);
    const failed = new Promise((resolve) => script.addEventListener('error', resolve));
    expect(head.appendChild(script)).toBe(script);
    await failed;
    expect(head.appended).toEqual([]);
  });

  it.each([
    ['of a remote with its hash', 'http://localhost:3002/a.js', 'sha384-x'],
    ['of the shell', '/shell/1/a.js', ''],
    ['of a dev server', 'http://localhost:3003/a.js', ''],
  ])('appends a script %s', (_case, src, integrity) => {
    const { head, HTMLScriptElement } = openPage();
    const script = new HTMLScriptElement(src, integrity);
    head.appendChild(script);
    expect(head.appended).toEqual([script]);
  });

  it('appends other elements', () => {
    const { head } = openPage();
    head.appendChild('style');
    expect(head.appended).toEqual(['style']);
  });
});
