import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../../../..');
const LIBRARY = 'styled-components';
/** 36^5 places for some hundred files: two of them share one in about one of a thousand repositories of this size. */
const FILE_LETTERS = 5;
const BASE = 36;

/** A class name may not begin with a digit. */
const fileId = (file) => {
  const path = relative(ROOT, file).replaceAll(sep, '/');
  const number = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`);
  return `s${number.toString(BASE).slice(-FILE_LETTERS)}`;
};

/** What a file calls the names that it imports from styled-components: `styled`, `css`, … */
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

/** `styled.div` of `styled.div.attrs(…)`, `styled(Row)` of `styled(Row)`: what an id can be given to. */
const makerIn = (tag, defaultName) => {
  for (let node = tag; ; node = node.expression) {
    if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression) && node.expression.text === defaultName) return node;
    } else return undefined;
  }
};

/** The identifier a tag begins with: `styled` of `styled.div.attrs(…)`, `css` of `css`. */
const rootOf = (tag) => {
  let node = tag;
  while (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) node = node.expression;
  return ts.isIdentifier(node) ? node.text : undefined;
};

/** A text in quotes, which stays as it is, before anything else that an expression looks for. */
const QUOTED = String.raw`("[^"\n]*"|'[^'\n]*')`;
const ROOM = new RegExp(String.raw`${QUOTED}|\s+`, 'g');
/** `;` and braces, the colon of a declaration: a selector's has no blank behind it. */
const AROUND = new RegExp(String.raw`${QUOTED}| ?([;{}]) ?|(:) `, 'g');

/** Rules without the room that people leave in them. A selector's single blanks mean something and stay. */
const withoutRoom = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, ' ')
    .replace(ROOM, (_found, quoted) => quoted ?? ' ')
    .replace(AROUND, (_found, quoted, mark, colon) => quoted ?? mark ?? colon ?? '')
    .replaceAll(';}', '}');

/** Texts of a template between its insertions, with their place in the file. */
const textsOf = (template) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];

const lineBreaks = (text) => text.split('\n').length - 1;

/**
 * A module whose styled components have an id of their file and their place in it, instead of the number in which a
 * process happens to make them: server and browser then draw with the same class names. The rules lose the
 * blanks in them, which pays for the ids. Lines stay where they are.
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
        // Between the back tick or brace before and the one (or `${`) after it.
        const from = part.getStart() + 1;
        const to = part.end - (source.endsWith('`', part.end) ? 1 : 2);
        const before = source.slice(from, to);
        const text = withoutRoom(before).slice(part === parts[0] && /^\s/.test(before) ? 1 : 0);
        lost += lineBreaks(before) - lineBreaks(text);
        edits.push({ from, to, text });
      }
      edits.push({ from: node.end, to: node.end, text: '\n'.repeat(lost) });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  // From the end, so that no edit moves the next one. What is nested lies between two texts of what it is in.
  return edits
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
};
