import ts from 'typescript';

/** What a reader sees where the code puts a value in. */
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

/** Each text of a source as a reader meets it: strings, templates, and what stands between two tags as one. */
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
 * The Korean sentences of a source, each once; `…` stands where the code puts a value in.
 *
 * @param file its name decides whether tags are read.
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
