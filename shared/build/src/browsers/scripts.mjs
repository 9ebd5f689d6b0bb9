import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { browsersWithout, compatData, featureAt, languageYear } from './browsers.mjs';
import { unsupportedWebFeatures } from './web-features.mjs';

/** Syntax that some supported browser got later than the rest of its year; it is a parse error there. */
const LATE_SYNTAX = [
  {
    name: 'a static block in a class',
    path: 'javascript.classes.static.initialization_blocks',
    isIn: (node) => node.type === 'StaticBlock',
  },
  {
    name: 'a lookbehind in a regular expression',
    path: 'javascript.regular_expressions.lookbehind_assertion',
    isIn: (node) => node.type === 'Literal' && /\(\?<[=!]/.test(node.regex?.pattern ?? ''),
  },
];

const isKnownSomewhere = (name, parents) =>
  parents.some((members) =>
    [members[name], members[`${name}_static`]].some(
      (member) => member?.__compat !== undefined && browsersWithout(member).length === 0,
    ),
  );

/** Names of methods that a supported browser lacks, and that no other browser interface uses: `toSorted`. */
const readUnsupportedMethods = () => {
  const { javascript, api } = compatData();
  const builtins = Object.values(javascript.builtins);
  const everything = [...builtins, ...Object.values(api)];
  const late = new Map();
  for (const members of builtins)
    for (const [name, member] of Object.entries(members)) {
      const browsers = browsersWithout(member);
      if (browsers.length > 0 && !isKnownSomewhere(name, everything)) late.set(name, browsers);
    }
  return late;
};

let methods;
const lateMethods = () => (methods ??= readUnsupportedMethods());

const parsed = (code) => {
  try {
    return parse(code, { ecmaVersion: languageYear(), sourceType: 'script' });
  } catch (error) {
    return { refused: `syntax newer than ES${languageYear()} (${error.message})` };
  }
};

/**
 * Lists what a built script, libraries included, needs and a supported browser lacks.
 *
 * @param {string} code
 * @param {readonly string[]} guarded methods (`toArray`) and web members (`URL.canParse`) whose callers handle a
 * missing one.
 * @returns {{ name: string, browsers: string[] }[]}
 */
export const tooNewScript = (code, guarded = []) => {
  const program = parsed(code);
  if (program.refused !== undefined) return [{ name: program.refused, browsers: ['some'] }];
  const found = new Map();
  const syntax = (node) => {
    for (const { name, path, isIn } of LATE_SYNTAX) {
      const browsers = isIn(node) ? browsersWithout(featureAt(path)) : [];
      if (browsers.length > 0) found.set(name, browsers);
    }
  };
  simple(program, {
    StaticBlock: syntax,
    Literal: syntax,
    CallExpression: ({ callee }) => {
      const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : undefined;
      const browsers = lateMethods().get(name);
      if (browsers !== undefined && !guarded.includes(name)) found.set(`${name}()`, browsers);
    },
  });
  const ofWeb = unsupportedWebFeatures(program).filter(({ name }) => !guarded.includes(name));
  return [...[...found].map(([name, browsers]) => ({ name, browsers })), ...ofWeb];
};
