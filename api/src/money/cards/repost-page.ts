import { randomBytes } from 'node:crypto';
import { escapeHtml, windowDocument } from './window-html';

const NONCE_BYTES = 16;

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
    html: windowDocument({
      title: '결과를 확인하고 있어요',
      body: `<body>
<form method="post" action="${escapeHtml(action)}">
${inputs}
<button>계속하기</button>
</form>
<script nonce="${nonce}">document.forms[0].submit();</script>
</body>`,
    }),
  };
};
