const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also within attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

interface WindowDocument {
  readonly title: string;
  /** Further elements of the head. */
  readonly head?: string;
  /** The element `body`. */
  readonly body: string;
}

/** Document of a page in a provider's window. */
export const windowDocument = ({ title, head = '', body }: WindowDocument): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
${head}
</head>
${body}
</html>
`;
