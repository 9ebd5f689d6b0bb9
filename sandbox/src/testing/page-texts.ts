import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDER = join(import.meta.dirname, '../page');
const HANGUL = /[가-힣]/;

const sourceOf = (name: string): ts.SourceFile =>
  ts.createSourceFile(name, readFileSync(join(FOLDER, name), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);

const nodesOf = (node: ts.Node): readonly ts.Node[] => {
  const nodes: ts.Node[] = [node];
  node.forEachChild((child) => void nodes.push(...nodesOf(child)));
  return nodes;
};

const names = (pattern: RegExp): readonly string[] => readdirSync(FOLDER).filter((name) => pattern.test(name));

/** The Korean texts with an English translation. */
export const englishLines = (): readonly string[] =>
  names(/^english.*\.js$/).flatMap((name) =>
    nodesOf(sourceOf(name))
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name: key }) => (ts.isStringLiteral(key) || ts.isIdentifier(key) ? [key.text] : [])),
  );

/** A Korean text of the page, with its place. */
export interface PageText {
  readonly file: string;
  readonly text: string;
  /** Concatenated of parts, which cannot be looked up. */
  readonly isMade: boolean;
}

const textOf = (node: ts.Node): Omit<PageText, 'file'> | undefined => {
  if (ts.isStringLiteralLike(node)) return { text: node.text, isMade: false };
  if (ts.isTemplateExpression(node)) return { text: textOfTemplate(node), isMade: true };
  return ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node
    ? { text: node.text, isMade: false }
    : undefined;
};

const textOfTemplate = ({ head, templateSpans }: ts.TemplateExpression): string =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…');

/** Every Korean text of the page's own scripts, except its translations and texts for customers. */
const scriptTexts = (): readonly PageText[] =>
  names(/^(?!english|customer-words).*\.js$/).flatMap((file) =>
    nodesOf(sourceOf(file)).flatMap((node) => {
      const found = textOf(node);
      return found !== undefined && HANGUL.test(found.text) ? [{ file, ...found }] : [];
    }),
  );

const ELEMENT = /<([a-z0-9]+)\b([^>]*)>([^<]*)/g;
const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Every Korean text of the page's own markup; one without a look-up counts as concatenated. */
const markupTexts = (): readonly PageText[] => {
  const markup = readFileSync(join(FOLDER, 'sandbox.html'), 'utf8');
  return [...markup.matchAll(ELEMENT)].flatMap(([, tag, attributes = '', said = '']) => {
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? '';
    // Skips names of languages, and the title and the phone, which scripts name.
    const isOwn = /\blang="ko"/.test(attributes) || tag === 'title' || tag === 'iframe' || tag === 'html';
    return [
      { text: oneLine(said), isMade: !isOwn && !/\bdata-t\b(?!-)/.test(attributes) },
      { text: label, isMade: !attributes.includes('data-t-label') },
    ]
      .filter(({ text }) => HANGUL.test(text) && !/\blang="ko"/.test(attributes))
      .map((found) => ({ file: 'sandbox.html', ...found }));
  });
};

/** Every Korean text of the page itself. */
export const pageTexts = (): readonly PageText[] => [...scriptTexts(), ...markupTexts()];
