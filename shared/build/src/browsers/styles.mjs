import { browsersWithout, featureAt } from './browsers.mjs';

/** Features of values that MDN lists apart from properties. */
const VALUE_FEATURES = [
  { pattern: /color-mix\(/, name: 'color-mix()', path: 'css.types.color.color-mix' },
  { pattern: /\blight-dark\(/, name: 'light-dark()', path: 'css.types.color.light-dark' },
  { pattern: /\b(oklch|oklab|lch|lab)\(/, name: 'oklch() and its kin', path: 'css.types.color.oklch' },
  { pattern: /\d(dvh|dvw|dvb|dvi)\b/, name: 'dvh', path: 'css.types.length.viewport_percentage_units_dynamic' },
  { pattern: /\d(svh|svw|lvh|lvw)\b/, name: 'svh and lvh', path: 'css.types.length.viewport_percentage_units_small' },
  { pattern: /\d(cqw|cqh|cqi|cqb)\b/, name: 'cqw', path: 'css.types.length.container_query_length_units' },
];

/** Progressive enhancements that may be missing, each with the reason. */
const ENHANCEMENTS = {
  'text-size-adjust': 'browsers that do not know it do not inflate text either, or take the -webkit- one',
  'overscroll-behavior': 'a page that scrolls on behind a sheet is a blemish',
  cursor: 'phones have none',
  resize: 'phones have no corner to pull',
  'scrollbar-width': 'the bar is seen',
  'scrollbar-gutter': 'the page moves by a bar that phones do not have',
  'text-wrap': 'lines break a little less evenly',
  'field-sizing': 'a choice is as wide as its longest word',
  'overflow-anchor': 'Safari keeps the scroll position by itself',
};

/** Covers the property of one axis too: `overscroll-behavior-y`. */
const isEnhancement = (property) => property in ENHANCEMENTS || property.replace(/-[xy]$/, '') in ENHANCEMENTS;

const withoutComments = (css) => css.replace(/\/\*[^]*?\*\//g, ' ');

/**
 * @returns {{ headers: string[], declarations: { property: string, value: string, at: string[] }[] }[]} blocks, nested
 * ones included.
 */
const blocksOf = (css) => {
  const blocks = [];
  const open = [{ header: '', declarations: [] }];
  let text = '';
  let depth = 0;
  const endDeclaration = () => {
    const [, property, value] = /([\w-]+)\s*:\s*([^]*)$/.exec(text.trim()) ?? [];
    if (property !== undefined) open.at(-1).declarations.push({ property, value });
    text = '';
  };
  for (const letter of withoutComments(css)) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === '{') {
      open.push({ header: text.split(';').pop().trim(), declarations: [] });
      text = '';
    } else if (letter === '}') {
      endDeclaration();
      blocks.push({ headers: open.map(({ header }) => header), declarations: open.pop().declarations });
    } else if (letter === ';' && depth === 0) endDeclaration();
    else text += letter;
  }
  endDeclaration();
  return [
    ...blocks,
    ...open.map(({ declarations }, index) => ({
      headers: open.slice(0, index + 1).map(({ header }) => header),
      declarations,
    })),
  ];
};

const lacking = (name, path) => {
  const browsers = browsersWithout(featureAt(path));
  return browsers.length === 0 ? [] : [{ name, browsers }];
};

const lackingInValue = ({ property, value }) => [
  ...VALUE_FEATURES.filter(({ pattern }) => pattern.test(value)).flatMap(({ name, path }) => lacking(name, path)),
  ...(value.match(/[a-z][a-z-]+/g) ?? []).flatMap((word) =>
    lacking(`${property}: ${word}`, `css.properties.${property}.${word}`),
  ),
];

const lackingInDeclaration = (declaration, block) => {
  const { property } = declaration;
  if (property.startsWith('-') || isEnhancement(property)) return [];
  const found = [...lacking(property, `css.properties.${property}`), ...lackingInValue(declaration)];
  if (found.length === 0) return [];
  const place = block.declarations.indexOf(declaration);
  // Accepts an earlier supported declaration: browsers ignore those that they do not understand.
  const hasFallback = block.declarations.some(
    (other, index) =>
      other.property === `-webkit-${property}` ||
      (index < place && other.property === property && lackingInValue(other).length === 0),
  );
  return hasFallback ? [] : found;
};

const lackingInHeader = (header) => {
  if (header.startsWith('@')) {
    const [, name = ''] = /^@([\w-]+)/.exec(header) ?? [];
    return lacking(`@${name}`, `css.at-rules.${name}`);
  }
  return [...header.matchAll(/::?([a-z][\w-]*)/g)].flatMap(([pseudo, name]) =>
    lacking(pseudo, `css.selectors.${name}`),
  );
};

/**
 * Lists the styles that some supported browser does not understand and that have no fallback: an earlier supported
 * declaration, or `@supports` around it.
 *
 * @param {string} css text of a template; any word may stand for an interpolation.
 * @returns {{ name: string, browsers: string[] }[]}
 */
export const tooNewStyles = (css) =>
  blocksOf(css)
    .filter(({ headers }) => !headers.some((header) => header.startsWith('@supports')))
    .flatMap((block) => [
      ...lackingInHeader(block.headers.at(-1)),
      ...block.declarations.flatMap((declaration) => lackingInDeclaration(declaration, block)),
    ]);
