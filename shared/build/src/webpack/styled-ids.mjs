import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../../../..');
const LIBRARY = 'styled-components';
/** Gives 36^5 ids for some hundred files: about one in a thousand repositories of this size has a collision. */
const FILE_LETTERS = 5;
const BASE = 36;

/** Prefixes a digit, with which a class name may not start. */
const fileId = (file) => {
  const path = relative(ROOT, file).replaceAll(sep, '/');
  const number = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`);
  return `s${number.toString(BASE).slice(-FILE_LETTERS)}`;
};

/** Local names of imports from styled-components: `styled`, `css`, … */
const importedNames = (file) => {
  const names = new Set();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.text !== LIBRARY) continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) names.add(name.text);
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const each of namedBindings.elements) names.add(each.name.text);
  }
  return names;
};

/** Finds the expression that accepts an id: `styled.div` of `styled.div.attrs(…)`, `styled(Row)` of `styled(Row)`. */
const makerIn = (tag, defaultName) => {
  for (let node = tag; ; node = node.expression) {
    if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression) && node.expression.text === defaultName) return node;
    } else return undefined;
  }
};

/** Finds the root identifier of a tag: `styled` of `styled.div.attrs(…)`, `css` of `css`. */
const rootOf = (tag) => {
  let node = tag;
  while (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) node = node.expression;
  return ts.isIdentifier(node) ? node.text : undefined;
};

/** Matches quoted text first, which must not change. */
const QUOTED = String.raw`("[^"\n]*"|'[^'\n]*')`;
const ROOM = new RegExp(String.raw`${QUOTED}|\s+`, 'g');
/** Matches spaces around `;`, braces, and the colon of a declaration; a selector's colon has no space after it. */
const AROUND = new RegExp(String.raw`${QUOTED}| ?([;{}]) ?|(:) `, 'g');

/** Removes redundant whitespace from rules; keeps single spaces of selectors. */
const withoutSpaces = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, ' ')
    .replace(ROOM, (_found, quoted) => quoted ?? ' ')
    .replace(AROUND, (_found, quoted, mark, colon) => quoted ?? mark ?? colon ?? '')
    .replaceAll(';}', '}');

/** Static parts of a template, with their positions in the file. */
const textsOf = (template) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];

const lineBreaks = (text) => text.split('\n').length - 1;

/**
 * Replaces the counter-based ids of styled components by ids from their file and position, so that server and browser
 * render the same class names. Removes whitespace from the rules, which compensates for the size of the ids. Keeps line
 * numbers.
 *
 * @param {string} source TypeScript.
 * @param {string} path of the file.
 * @returns {string} TypeScript.
 */
export const withStyledIds = (source, path) => {
  if (!source.includes(LIBRARY)) return source;
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const names = importedNames(file);
  if (names.size === 0) return source;
  const edits = [];
  let count = 0;
  const look = (node) => {
    if (ts.isTaggedTemplateExpression(node) && names.has(rootOf(node.tag))) {
      const maker = makerIn(node.tag, 'styled');
      if (maker !== undefined) {
        const id = `${fileId(path)}${(count++).toString(BASE)}`;
        edits.push({ from: maker.end, to: maker.end, text: `.withConfig({componentId:'${id}'})` });
      }
      let lost = 0;
      const parts = textsOf(node.template);
      for (const part of parts) {
        // Between the preceding backtick or brace and the following one (or `${`).
        const from = part.getStart() + 1;
        const to = part.end - (source.endsWith('`', part.end) ? 1 : 2);
        const before = source.slice(from, to);
        const text = withoutSpaces(before).slice(part === parts[0] && /^\s/.test(before) ? 1 : 0);
        lost += lineBreaks(before) - lineBreaks(text);
        edits.push({ from, to, text });
      }
      edits.push({ from: node.end, to: node.end, text: '\n'.repeat(lost) });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  // Applies edits from the end, so that positions stay valid. Nested parts never overlap.
  return edits
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
};
