import { browsersWithout, compatData } from '../browsers/browsers.mjs';
import { isFeatureDetected } from '../browsers/feature-detection.mjs';

/** Declaration files of TypeScript for browsers and the language. */
const IS_LIB = /[\\/]lib\.(?:dom|es)[^\\/]*\.d\.ts$/;

/** Members that are detected in another function, or optional, each with the reason. */
const CHECKED_ELSEWHERE = {
  'ServiceWorkerRegistration.pushManager': 'pushes are offered only where PushManager is',
  'Navigator.share': 'pictures are shared only after canShare',
  'HTMLMetaElement.media': 'Firefox before 106 sets an unused property and keeps the first colour of its bar',
};

let names;

/** Names of members that some browser lacks: only these have to be resolved. */
const lateNames = () => {
  if (names !== undefined) return names;
  names = new Set();
  const { api, javascript } = compatData();
  for (const members of [...Object.values(api), ...Object.values(javascript.builtins)])
    for (const [member, feature] of Object.entries(members))
      if (browsersWithout(feature).length > 0) names.add(member.replace(/_static$/, ''));
  return names;
};

/** Looks up a member in MDN's data, which marks statics of web interfaces by name, but not those of the language. */
const featureOf = (owner, name, isStatic) => {
  const { api, javascript } = compatData();
  const builtin = javascript.builtins[owner];
  return [api[owner]?.[isStatic ? `${name}_static` : name], builtin?.[name]].find(
    (found) => found?.__compat !== undefined,
  );
};

/**
 * Ignores members of an interface that the same browsers lack: an object exists only after detection, and
 * eslint-plugin-compat checks the interface.
 */
const isReached = (owner, feature) => {
  const without = browsersWithout(compatData().api[owner]);
  return browsersWithout(feature).every((browser) => without.includes(browser));
};

/** Finds the interface or `declare var` that contains a declaration of TypeScript's library. */
const ownerOf = (declaration) => {
  const { parent } = declaration;
  if (parent?.parent?.name !== undefined && parent.members !== undefined && parent.name === undefined)
    return { owner: parent.parent.name.text, isStatic: true };
  return {
    owner: parent?.name?.text?.replace(/Constructor$/, ''),
    isStatic: /Constructor$/.test(parent?.name?.text ?? ''),
  };
};

/** Lists the names of a type, its bases and union members, nearest first: MDN's data has no mixins. */
const namesOfType = (checker, type) => {
  const found = [];
  const look = (one) => {
    if (one === undefined) return;
    for (const part of one.types ?? [one]) {
      const apparent = checker.getApparentType(part);
      if (apparent.symbol !== undefined) found.push(apparent.symbol.name);
      for (const base of apparent.symbol && apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [])
        look(base);
    }
  };
  look(type);
  return found;
};

/**
 * Reports members of web interfaces and the language that a supported browser lacks: `URL.canParse`. TypeScript
 * resolves the interface, MDN's data the support.
 */
export const unsupportedMembers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      late: '{{name}} is missing in {{browsers}}: ask for it first (`in`, `?.`, typeof) or do without (.browserslistrc).',
    },
  },
  create: (context) => {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    if (!program) throw new Error(`browsers/unsupported-members sees no types in ${context.filename}`);
    const checker = program.getTypeChecker();
    const inLib = (symbol) =>
      symbol?.declarations?.find((declaration) => IS_LIB.test(declaration.getSourceFile().fileName));
    const report = (node, name, feature) => {
      const browsers = browsersWithout(feature);
      if (browsers.length === 0 || isFeatureDetected(node, context.sourceCode.getAncestors(node))) return;
      context.report({ node, messageId: 'late', data: { name, browsers: browsers.join(', ') } });
    };
    const check = (node, name, declaration, type) => {
      if (declaration === undefined) return;
      const { owner, isStatic } = ownerOf(declaration);
      for (const one of [owner, ...namesOfType(checker, type)]) {
        const feature = featureOf(one, name, isStatic);
        if (feature === undefined) continue;
        if (`${one}.${name}` in CHECKED_ELSEWHERE || isReached(one, feature)) return;
        report(node, `${one}.${name}`, feature);
        return;
      }
    };
    const typeOf = (node) => checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node));
    return {
      'MemberExpression[computed=false]': (node) => {
        const { name } = node.property;
        if (!lateNames().has(name)) return;
        const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node.property));
        check(node, name, inLib(symbol), typeOf(node.object));
      },
      // Accepts a property with a default value.
      'ObjectPattern > Property[computed=false][value.type!="AssignmentPattern"]': (node) => {
        const { name } = node.key;
        if (!lateNames().has(name)) return;
        const type = typeOf(node.parent);
        check(node, name, inLib(type.getProperty(name)), type);
      },
    };
  },
};
