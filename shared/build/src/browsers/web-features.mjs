import { ancestor, simple } from 'acorn-walk';
import { browsersWithout, compatData } from './browsers.mjs';
import { isFeatureDetected } from './feature-detection.mjs';

/** Interfaces of the global objects. */
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

/** Finds the global that an expression names, also as `window.URL`. */
const globalIn = (node, declared) => {
  if (node.type === 'Identifier') return declared.has(node.name) ? undefined : node.name;
  const isOfWindow = node.type === 'MemberExpression' && !node.computed && isWindow(node.object);
  return isOfWindow ? node.property.name : undefined;
};

/** Lists the browsers that lack a member of a web interface: `URL.canParse`, `document.startViewTransition`. */
const browsersWithoutMember = (name, member) => {
  const { api } = compatData();
  const owner = Object.hasOwn(OBJECTS, name) ? OBJECTS[name] : name;
  if (!Object.hasOwn(api, owner)) return [];
  // Skips browsers without the interface: they are reported under its own name.
  const withoutOwner = browsersWithout(api[owner]);
  const feature = api[owner][owner === name ? `${member}_static` : member];
  return browsersWithout(feature).filter((browser) => !withoutOwner.includes(browser));
};

/** Checks whether an expression throws on a missing value: by a call or a member access. */
const isNeeded = (node, parent) =>
  (/^(?:Call|New)Expression$/.test(parent?.type) && parent.callee === node) ||
  (parent?.type === 'MemberExpression' && parent.object === node);

/** Names that a script declares anywhere, which may shadow a global. */
const declaredIn = (program) => {
  const names = new Set();
  simple(program, { VariablePattern: ({ name }) => names.add(name) });
  return names;
};

/**
 * Lists the web interfaces and members that a script needs and a supported browser lacks. Checks only named globals:
 * the interface of any other value is unknown.
 *
 * @param {import('acorn').Program} program
 * @returns {{ name: string, browsers: string[] }[]}
 */
export const unsupportedWebFeatures = (program) => {
  const declared = declaredIn(program);
  const found = new Map();
  const note = (name, browsers, node, ancestors) => {
    const around = ancestors.slice(0, -1);
    if (browsers.length > 0 && isNeeded(node, around.at(-1)) && !isFeatureDetected(node, around))
      found.set(name, browsers);
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
