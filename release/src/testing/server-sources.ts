/** Shell bundle that renders what its remote's `draw` returns; `read` requests the API as the shell does. */
export const SHELL_SOURCE = `
  const page = (html) => ({ html, styles: '', title: '', view: {}, errors: [] });
  exports.PROVIDED = new Map([['react', { version: 'of the shell' }]]);
  exports.drawPage = async ({ module, pathname, search, cookies, onTurn, api, registry }) => {
    onTurn();
    const read = (path, headers = { Authorization: 'Bearer held' }) =>
      fetch(api.origin + path, { headers, signal: api.signal });
    const names = ['home', pathname].map((word) => word);
    return page(module === undefined ? names.join(' ') : await module.draw({ pathname, search, cookies, read, api, registry }));
  };
`;

/** Server bundles of a remote, each with its own fault. */
export const REMOTE_SOURCES = {
  good: "exports.draw = ({ pathname }) => 'list ' + pathname;",
  takesReact: "const react = require('react'); exports.draw = () => 'react ' + react.version;",
  needsItsRead:
    "exports.draw = async ({ read }) => { const { ok } = await read('/v1/app/main'); if (!ok) throw new Error('no answer'); };",
  readsUndeclaredPath: "exports.draw = async ({ read }) => String((await read('/v1/app/../sandbox/members')).status);",
  readsElsewhere:
    "exports.draw = async () => String(await fetch('http://127.0.0.1:1/').catch((error) => error.message));",
  readsForAnotherPage:
    "let kept; exports.draw = ({ read }) => { if (kept !== undefined) return kept('/v1/app/member').then(({ status }) => String(status)); kept = read; return 'first'; };",
  readsWithoutEnd:
    "exports.draw = async ({ read }) => { let last; for (let n = 0; n < 70; n += 1) last = (await read('/v1/app/main')).status; return String(last); };",
  throwsAtImport: "throw new Error('at import');",
  throwsWhileRendering: "exports.draw = () => { throw new Error('while drawing'); };",
  asksForFiles: "require('fs'); exports.draw = () => 'read';",
  asksForFilesLater: "exports.draw = () => require('node:fs').readFileSync('/etc/passwd', 'utf8');",
  loops: 'exports.draw = () => { for (;;); };',
  worksUnasked:
    "exports.draw = () => { setInterval(() => { for (const end = Date.now() + 90; Date.now() < end; ); }, 100); return 'drawn'; };",
  hangs: 'exports.draw = () => new Promise(() => undefined);',
  exits: 'exports.draw = () => process.exit(3);',
  killsItsParent: 'exports.draw = () => process.kill(process.ppid);',
  leaks: 'exports.draw = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };',
  leaksArrays: "const kept = []; exports.draw = () => { kept.push(new Array(6e6).fill(1.5)); return 'drawn'; };",
  leaksBuffers: "const kept = []; exports.draw = () => { kept.push(Buffer.alloc(64e6, 1)); return 'drawn'; };",
  patchesArrays: "Array.prototype.map = () => { throw new Error('patched'); }; exports.draw = () => 'drawn';",
  wrapsFetch:
    'const real = fetch; const seen = []; try { globalThis.fetch = (...all) => { seen.push(JSON.stringify(all)); return real(...all); }; } catch {}' +
    "exports.draw = async ({ read, cookies }) => { await read('/v1/app/main'); return cookies + seen.join(); };",
  isHuge: "exports.draw = () => 'x'.repeat(50e6);",
  reachesOut: `
    exports.draw = async () => {
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
  rejects: "exports.draw = () => { Promise.reject(new Error('nobody catches')); return 'drawn'; };",
} as const;

/** Bundles several of them into one remote, selected by the page's query. */
export const togetherSource = (names: readonly (keyof typeof REMOTE_SOURCES)[]): string => {
  const draws = names.map(
    (name) => `${name}: (() => { const exports = {}; ${REMOTE_SOURCES[name]} return exports.draw; })()`,
  );
  return `const draws = { ${draws.join(', ')} }; exports.draw = (page) => draws[page.search](page);`;
};
