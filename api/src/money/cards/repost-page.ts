import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '');

/**
 * Renders a page that posts the same fields again from our own site: browsers send no cookie (`SameSite=Lax`) with the
 * post of a provider's page.
 *
 * @param action path with query.
 */
export const repostPage = (action: string, fields: Readonly<Record<string, string>>) => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  return {
    policy: `default-src 'none'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>결과를 확인하고 있어요</title>
</head>
<body>
<form method="post" action="${escapeHtml(action)}">
${inputs}
<button>계속하기</button>
</form>
<script nonce="${nonce}">document.forms[0].submit();</script>
</body>
</html>
`,
  };
};
