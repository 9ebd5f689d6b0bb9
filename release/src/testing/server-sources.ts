/** A shell's server bundle that draws what its remote's `draw` gives. */
export const SHELL_SOURCE = `
  const page = (html) => ({ html, styles: '', title: '', view: {}, errors: [] });
  exports.PROVIDED = new Map([['react', { version: 'of the shell' }]]);
  exports.drawPage = async ({ module, pathname, onTurn, api }) => {
    onTurn();
    return page(module === undefined ? 'home ' + pathname : await module.draw({ pathname, api }));
  };
`;

/** Server bundles of a remote, each wrong in its own way. */
export const REMOTE_SOURCES = {
  good: "exports.draw = ({ pathname }) => 'list ' + pathname;",
  takesReact: "const react = require('react'); exports.draw = () => 'react ' + react.version;",
  throwsAtImport: "throw new Error('at import');",
  throwsWhileDrawing: "exports.draw = () => { throw new Error('while drawing'); };",
  asksForFiles: "require('fs'); exports.draw = () => 'read';",
  asksForFilesLater: "exports.draw = () => require('node:fs').readFileSync('/etc/passwd', 'utf8');",
  loops: 'exports.draw = () => { for (;;); };',
  loopsAtImport: 'for (;;);',
  hangs: 'exports.draw = () => new Promise(() => undefined);',
  exits: 'exports.draw = () => process.exit(3);',
  leaks: 'exports.draw = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };',
  rejects: "exports.draw = () => { Promise.reject(new Error('nobody catches')); return 'drawn'; };",
  speaks: "exports.draw = () => { console.log('Bearer secret'); console.error('Bearer secret'); return 'drawn'; };",
  readsWindow: 'exports.draw = () => window.location.href;',
} as const;
