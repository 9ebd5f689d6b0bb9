import ts from 'typescript';

/** Placeholder of an interpolated value. */
const VALUE = '…';

const textOf = (node: ts.Node): string => {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('');
  if (ts.isJsxExpression(node)) return node.expression === undefined ? '' : textOf(node.expression);
  return VALUE;
};

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Extracts the texts that a reader sees: strings, templates, and the children of a JSX element as one text. */
const textsOf = (source: ts.SourceFile): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      texts.push(
        node.children
          .map((child) => (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child) ? ' ' : textOf(child)))
          .join(''),
      );
    else if (isText(node)) texts.push(textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
};

/**
 * Extracts the distinct Korean sentences of a source; `…` replaces interpolated values.
 *
 * @param file its name decides whether JSX is parsed.
 */
export const koreanSentences = (file: string, code: string): string[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const sentences = textsOf(source)
    .flatMap((text) => text.replace(/\s+/g, ' ').split(/(?<=[.?!])\s/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[가-힣]/.test(sentence));
  return [...new Set(sentences)];
};
