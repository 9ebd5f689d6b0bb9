import { createHash } from 'node:crypto';
import { relative, resolve, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

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
const importedNames = (program) =>
  new Set(
    program.body
      .filter(({ type, source }) => type === 'ImportDeclaration' && source.value === LIBRARY)
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );

/** Steps from `styled.div.attrs(…)` to `styled.div.attrs`, and on to `styled.div`; `undefined` at its end. */
const nextOf = (node) =>
  node.type === 'MemberExpression' ? node.object : node.type === 'CallExpression' ? node.callee : undefined;

/** Finds the expression that accepts an id: `styled.div` of `styled.div.attrs(…)`, `styled(Row)` of `styled(Row)`. */
const makerIn = (tag, defaultName) => {
  for (let node = tag; node !== undefined; node = nextOf(node)) if (nextOf(node)?.name === defaultName) return node;
};

/** Finds the root identifier of a tag: `styled` of `styled.div.attrs(…)`, `css` of `css`. */
const rootOf = (tag) => {
  let node = tag;
  for (let next = nextOf(node); next !== undefined; next = nextOf(node)) node = next;
  return node.name;
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
  const { program } = parseSync(path, source);
  const names = importedNames(program);
  if (names.size === 0) return source;
  const edits = [];
  let count = 0;
  const editTemplate = ({ tag, quasi, end }) => {
    if (!names.has(rootOf(tag))) return;
    const maker = makerIn(tag, 'styled');
    if (maker !== undefined) {
      const id = `${fileId(path)}${(count++).toString(BASE)}`;
      edits.push({ from: maker.end, to: maker.end, text: `.withConfig({componentId:'${id}'})` });
    }
    let lost = 0;
    for (const part of quasi.quasis) {
      // Between the preceding backtick or brace and the following one (or `${`).
      const from = part.start + 1;
      const to = part.end - (part.tail ? 1 : 2);
      const before = source.slice(from, to);
      const text = withoutSpaces(before).slice(part === quasi.quasis[0] && /^\s/.test(before) ? 1 : 0);
      lost += lineBreaks(before) - lineBreaks(text);
      edits.push({ from, to, text });
    }
    edits.push({ from: end, to: end, text: '\n'.repeat(lost) });
  };
  new Visitor({ TaggedTemplateExpression: editTemplate }).visit(program);
  // Applies edits from the end, so that positions stay valid. Nested parts never overlap.
  return edits
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
};
