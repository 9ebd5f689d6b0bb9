/**
 * Checks whether a test names a feature: `'any' in AbortSignal`, `typeof URL.canParse`, `navigator.share !==
 * undefined`.
 */
const names = (test, name) => {
  if (typeof test !== 'object' || test === null) return false;
  if (Array.isArray(test)) return test.some((part) => names(part, name));
  switch (test.type) {
    case 'Identifier':
      return test.name === name;
    case 'Literal':
      return test.value === name;
    default:
      return Object.entries(test).some(([key, part]) => key !== 'parent' && names(part, name));
  }
};

/** Checks whether a true comparison means that the feature exists. */
const provesPresence = ({ operator, left, right }) => {
  // Handles minified code: only "undefined" makes `typeof URL > "u"` true.
  if (right.value === 'u') return operator === '<';
  const isNothing = [left, right].some(
    (side) =>
      (side.type === 'Literal' && (side.value === null || side.value === 'undefined')) ||
      (side.type === 'Identifier' && side.name === 'undefined') ||
      (side.type === 'UnaryExpression' && side.operator === 'void'),
  );
  return /^!/.test(operator) === isNothing || !/^[!=]=/.test(operator);
};

/** Checks whether a test with the result `isTrue` proves that the feature exists. */
const shows = (test, isTrue, name) => {
  switch (test.type) {
    case 'UnaryExpression':
      return test.operator === '!' ? shows(test.argument, !isTrue, name) : isTrue && names(test, name);
    case 'LogicalExpression': {
      const parts = [test.left, test.right].map((part) => shows(part, isTrue, name));
      return (test.operator === '&&') === isTrue ? parts.some(Boolean) : parts.every(Boolean);
    }
    case 'BinaryExpression':
      return names(test, name) && provesPresence(test) === isTrue;
    default:
      return isTrue && names(test, name);
  }
};

/** Checks whether a child of a statement or expression runs only with the feature. */
const isGuarded = (ancestor, child, name) => {
  switch (ancestor.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return child !== ancestor.test && shows(ancestor.test, child === ancestor.consequent, name);
    case 'LogicalExpression':
      return (
        child === ancestor.right && ancestor.operator !== '??' && shows(ancestor.left, ancestor.operator === '&&', name)
      );
    default:
      return false;
  }
};

/** Checks for an earlier statement that leaves the function without the feature. */
const isExitedBefore = (block, child, name) =>
  block.body
    .slice(0, Math.max(0, block.body.indexOf(child)))
    .some(
      ({ type, test, consequent }) =>
        type === 'IfStatement' &&
        /^(Return|Throw)/.test((consequent.body?.at?.(-1) ?? consequent).type) &&
        shows(test, false, name),
    );

const isOnlyLookedAt = (node, parent) => {
  switch (parent?.type) {
    // Treats a call as use: reading a missing member is `undefined`, calling it throws.
    case 'CallExpression':
      return parent.callee === node && parent.optional;
    case 'MemberExpression':
      return parent.object === node && parent.optional;
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'BinaryExpression':
      return true;
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'LogicalExpression':
      return parent.left === node;
    default:
      return false;
  }
};

/**
 * Checks whether code detects a feature before it uses it, or only reads it.
 *
 * @param node the use: `URL.canParse`, `structuredClone`, or a property of a pattern.
 * @param {readonly object[]} ancestors of the node, outermost first.
 */
export const isFeatureDetected = (node, ancestors) => {
  if (isOnlyLookedAt(node, ancestors.at(-1))) return true;
  const name = (node.property ?? node.key ?? node).name;
  const line = [...ancestors, node];
  return ancestors.some((ancestor, index) => {
    const child = line[index + 1];
    if (isGuarded(ancestor, child, name)) return true;
    return /^(BlockStatement|Program)$/.test(ancestor.type) && isExitedBefore(ancestor, child, name);
  });
};
