/** Shell bundle that renders what its remote's `render` returns; `read` requests the API as the shell does. */
export const SHELL_SOURCE = `
  const page = (html) => ({ html, styles: '', title: '', view: {}, errors: [] });
  exports.PROVIDED = new Map([['react', { version: 'of the shell' }]]);
  exports.drawPage = async ({ module, pathname, search, cookies, onTurn, api, registry }) => {
    onTurn();
    const read = (path, headers = { Authorization: 'Bearer held' }) =>
      fetch(api.origin + path, { headers, signal: api.signal });
    const names = ['home', pathname].map((word) => word);
    return page(module === undefined ? names.join(' ') : await module.render({ pathname, search, cookies, read, api, registry }));
  };
`;

/** Server bundles of a remote, each with its own fault. */
export const REMOTE_SOURCES = {
  good: "exports.render = ({ pathname }) => 'list ' + pathname;",
  takesReact: "const react = require('react'); exports.render = () => 'react ' + react.version;",
  needsItsRead:
    "exports.render = async ({ read }) => { const { ok } = await read('/v1/app/main'); if (!ok) throw new Error('no answer'); };",
  readsUndeclaredPath:
    "exports.render = async ({ read }) => String((await read('/v1/app/../sandbox/members')).status);",
  readsElsewhere:
    "exports.render = async () => String(await fetch('http://127.0.0.1:1/').catch((error) => error.message));",
  readsForAnotherPage:
    "let kept; exports.render = ({ read }) => { if (kept !== undefined) return kept('/v1/app/member').then(({ status }) => String(status)); kept = read; return 'first'; };",
  readsWithoutEnd:
    "exports.render = async ({ read }) => { let last; for (let n = 0; n < 70; n += 1) last = (await read('/v1/app/main')).status; return String(last); };",
  throwsAtImport: "throw new Error('at import');",
  throwsWhileRendering: "exports.render = () => { throw new Error('while rendering'); };",
  asksForFiles: "require('fs'); exports.render = () => 'read';",
  asksForFilesLater: "exports.render = () => require('node:fs').readFileSync('/etc/passwd', 'utf8');",
  loops: 'exports.render = () => { for (;;); };',
  worksUnasked:
    "exports.render = () => { setInterval(() => { for (const end = Date.now() + 90; Date.now() < end; ); }, 100); return 'rendered'; };",
  hangs: 'exports.render = () => new Promise(() => undefined);',
  exits: 'exports.render = () => process.exit(3);',
  killsItsParent: 'exports.render = () => process.kill(process.ppid);',
  leaks: 'exports.render = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };',
  leaksArrays: "const kept = []; exports.render = () => { kept.push(new Array(6e6).fill(1.5)); return 'rendered'; };",
  leaksBuffers: "const kept = []; exports.render = () => { kept.push(Buffer.alloc(64e6, 1)); return 'rendered'; };",
  patchesArrays: "Array.prototype.map = () => { throw new Error('patched'); }; exports.render = () => 'rendered';",
  wrapsFetch:
    'const real = fetch; const seen = []; try { globalThis.fetch = (...all) => { seen.push(JSON.stringify(all)); return real(...all); }; } catch {}' +
    "exports.render = async ({ read, cookies }) => { await read('/v1/app/main'); return cookies + seen.join(); };",
  isHuge: "exports.render = () => 'x'.repeat(50e6);",
  reachesOut: `
    exports.render = async () => {
      const tries = {
        kill: () => process.kill, send: () => process.send, binding: () => process.binding, builtin: () => process.getBuiltinModule,
        module: () => module.constructor._load, code: () => Function('return 1')(), socket: () => globalThis.WebSocket,
        source: () => globalThis.EventSource, file: () => import('node:fs'), http: () => require('http'), secret: () => process.env.SECRET,
        console: () => console._stdout, streams: () => Object.getOwnPropertySymbols(console)[0], input: () => process.stdin,
      };
      const reached = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try { if ((await attempt()) !== undefined) reached.push(name); } catch {}
      }
      return 'reached: ' + reached.join();
    };`,
  rejects: "exports.render = () => { Promise.reject(new Error('nobody catches')); return 'rendered'; };",
} as const;

/** Bundles several of them into one remote, selected by the page's query. */
export const togetherSource = (names: readonly (keyof typeof REMOTE_SOURCES)[]): string => {
  const renders = names.map(
    (name) => `${name}: (() => { const exports = {}; ${REMOTE_SOURCES[name]} return exports.render; })()`,
  );
  return `const renders = { ${renders.join(', ')} }; exports.render = (page) => renders[page.search](page);`;
};
