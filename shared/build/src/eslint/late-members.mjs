import { browsersWithout, compatData } from '../browsers/browsers.mjs';
import { isAskedFor } from '../browsers/feature-detection.mjs';

/** Files of TypeScript that declare what browsers and the language have. */
const IS_LIB = /[\\/]lib\.(?:dom|es)[^\\/]*\.d\.ts$/;

/** Members that are checked for in another function, or may be missing without loss, each with the reason. */
const ASKED_ELSEWHERE = {
  'ServiceWorkerRegistration.pushManager': 'pushes are offered only where PushManager is',
  'Navigator.share': 'pictures are shared only where canShare says so',
  'HTMLMetaElement.media': 'Firefox before 106 writes a field of no meaning and keeps its first colour of the bar',
};

let names;

/** Names of all members that some browser lacks on some interface: only these have to be resolved. */
const lateNames = () => {
  if (names !== undefined) return names;
  names = new Set();
  const { api, javascript } = compatData();
  for (const members of [...Object.values(api), ...Object.values(javascript.builtins)])
    for (const [member, feature] of Object.entries(members))
      if (browsersWithout(feature).length > 0) names.add(member.replace(/_static$/, ''));
  return names;
};

/** MDN's feature of a member; it marks statics of web interfaces by their name, and those of the language not. */
const featureOf = (owner, name, isStatic) => {
  const { api, javascript } = compatData();
  const builtin = javascript.builtins[owner];
  return [api[owner]?.[isStatic ? `${name}_static` : name], builtin?.[name]].find(
    (found) => found?.__compat !== undefined,
  );
};

/** An object of an interface that as few browsers have is there only where it was asked for; eslint-plugin-compat holds its name. */
const isReached = (owner, feature) => {
  const without = browsersWithout(compatData().api[owner]);
  return browsersWithout(feature).every((browser) => without.includes(browser));
};

/** The interface or the `declare var` that a declaration of TypeScript's library stands in. */
const ownerOf = (declaration) => {
  const { parent } = declaration;
  if (parent?.parent?.name !== undefined && parent.members !== undefined && parent.name === undefined)
    return { owner: parent.parent.name.text, isStatic: true };
  return {
    owner: parent?.name?.text?.replace(/Constructor$/, ''),
    isStatic: /Constructor$/.test(parent?.name?.text ?? ''),
  };
};

/** The names of a type, of what it extends and of the parts of a union, nearest first: mixins have no place in MDN's data. */
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
 * Members of browsers' interfaces and of the language that some browser of the list lacks: `URL.canParse`. TypeScript says of which interface a
 * member is, MDN's data who has it.
 */
export const lateMembers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      late: '{{name}} is missing in {{browsers}}: ask for it first (`in`, `?.`, typeof) or do without (.browserslistrc).',
    },
  },
  create: (context) => {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    if (!program) throw new Error(`browsers/late-members sees no types in ${context.filename}`);
    const checker = program.getTypeChecker();
    const inLib = (symbol) =>
      symbol?.declarations?.find((declaration) => IS_LIB.test(declaration.getSourceFile().fileName));
    const report = (node, name, feature) => {
      const browsers = browsersWithout(feature);
      if (browsers.length === 0 || isAskedFor(node, context.sourceCode.getAncestors(node))) return;
      context.report({ node, messageId: 'late', data: { name, browsers: browsers.join(', ') } });
    };
    const check = (node, name, declaration, type) => {
      if (declaration === undefined) return;
      const { owner, isStatic } = ownerOf(declaration);
      for (const one of [owner, ...namesOfType(checker, type)]) {
        const feature = featureOf(one, name, isStatic);
        if (feature === undefined) continue;
        if (`${one}.${name}` in ASKED_ELSEWHERE || isReached(one, feature)) return;
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
      // A part with a value of its own for what is missing needs no question.
      'ObjectPattern > Property[computed=false][value.type!="AssignmentPattern"]': (node) => {
        const { name } = node.key;
        if (!lateNames().has(name)) return;
        const type = typeOf(node.parent);
        check(node, name, inLib(type.getProperty(name)), type);
      },
    };
  },
};
