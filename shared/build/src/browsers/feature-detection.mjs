/** Whether a test names a feature: `'any' in AbortSignal`, `typeof URL.canParse`, `navigator.share !== undefined`. */
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

const testOf = (ancestor, child) => {
  switch (ancestor.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return child === ancestor.test ? undefined : ancestor.test;
    case 'LogicalExpression':
      return child === ancestor.right ? ancestor.left : undefined;
    default:
      return undefined;
  }
};

/** Whether a statement before this one leaves the function where the feature is missing. */
const isLeftBefore = (block, child, name) =>
  block.body
    .slice(0, Math.max(0, block.body.indexOf(child)))
    .some(
      ({ type, test, consequent }) =>
        type === 'IfStatement' &&
        /^(Return|Throw)/.test((consequent.body?.at?.(-1) ?? consequent).type) &&
        names(test, name),
    );

const isOnlyLookedAt = (node, parent) => {
  switch (parent?.type) {
    // Reading what is missing is `undefined`; calling it throws.
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
 * Whether code asks for a feature before it uses it, or only looks whether it is there.
 *
 * @param node what uses it: `URL.canParse`, `structuredClone`.
 * @param {readonly object[]} ancestors of the node, outermost first.
 */
export const isAskedFor = (node, ancestors) => {
  if (isOnlyLookedAt(node, ancestors.at(-1))) return true;
  const name = node.type === 'MemberExpression' ? node.property.name : node.name;
  const line = [...ancestors, node];
  return ancestors.some((ancestor, index) => {
    const child = line[index + 1];
    if (names(testOf(ancestor, child), name)) return true;
    return /^(BlockStatement|Program)$/.test(ancestor.type) && isLeftBefore(ancestor, child, name);
  });
};
