import { ancestor, simple } from 'acorn-walk';
import { browsersWithout, compatData } from './browsers.mjs';
import { isAskedFor } from './feature-detection.mjs';

/** Interfaces of the objects that every page has by a name. */
const OBJECTS = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  sessionStorage: 'Storage',
};

const isWindow = ({ type, name }) => type === 'Identifier' && /^(?:globalThis|self|window)$/.test(name);

/** The global that an expression names, also as `window.URL`. */
const globalIn = (node, declared) => {
  if (node.type === 'Identifier') return declared.has(node.name) ? undefined : node.name;
  const isOfWindow = node.type === 'MemberExpression' && !node.computed && isWindow(node.object);
  return isOfWindow ? node.property.name : undefined;
};

/** The browsers that lack what a member expression reaches of a web interface: `URL.canParse`, `document.startViewTransition`. */
const browsersWithoutMember = (name, member) => {
  const { api } = compatData();
  const owner = Object.hasOwn(OBJECTS, name) ? OBJECTS[name] : name;
  if (!Object.hasOwn(api, owner)) return [];
  // Browsers without the interface are held by its own name.
  const withoutOwner = browsersWithout(api[owner]);
  const feature = api[owner][owner === name ? `${member}_static` : member];
  return browsersWithout(feature).filter((browser) => !withoutOwner.includes(browser));
};

/** Whether an expression throws when its value is missing: it is called, or a member of it is taken. */
const isNeeded = (node, parent) =>
  (/^(?:Call|New)Expression$/.test(parent?.type) && parent.callee === node) ||
  (parent?.type === 'MemberExpression' && parent.object === node);

/** Names that a script declares anywhere: under them it may mean something of its own. */
const declaredIn = (program) => {
  const names = new Set();
  simple(program, { VariablePattern: ({ name }) => names.add(name) });
  return names;
};

/**
 * Web interfaces, and members of them, that a script needs and some browser of the list lacks. Told by the global that is named: a
 * member of any other value may be of any interface.
 *
 * @param {import('acorn').Program} program
 * @returns {{ name: string, browsers: string[] }[]}
 */
export const lateWebParts = (program) => {
  const declared = declaredIn(program);
  const found = new Map();
  const note = (name, browsers, node, ancestors) => {
    const around = ancestors.slice(0, -1);
    if (browsers.length > 0 && isNeeded(node, around.at(-1)) && !isAskedFor(node, around)) found.set(name, browsers);
  };
  ancestor(program, {
    Identifier: (node, _state, ancestors) => {
      if (declared.has(node.name) || !Object.hasOwn(compatData().api, node.name)) return;
      note(node.name, browsersWithout(compatData().api[node.name]), node, ancestors);
    },
    MemberExpression: (node, _state, ancestors) => {
      const name = node.computed ? undefined : globalIn(node.object, declared);
      if (name === undefined || node.property.type !== 'Identifier') return;
      note(`${name}.${node.property.name}`, browsersWithoutMember(name, node.property.name), node, ancestors);
    },
  });
  return [...found].map(([name, browsers]) => ({ name, browsers }));
};
