import { SOCIAL_NAMES } from '@dongne/contract';
import { createHash } from 'node:crypto';
import type { SocialProviderName } from '@dongne/api/base';
import { accountsOf } from './oidc-accounts';

/** Allows neither scripts nor loads. The console frames the app, which navigates here. */
export const CHOOSER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";

/** Submits automatically, as Apple's page does. */
const SEND = 'document.forms[0].submit()';
/** Allows that line only. */
export const FORM_POLICY = `${CHOOSER_POLICY}; script-src 'sha256-${createHash('sha256').update(SEND).digest('base64')}'`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, main: string): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>
body { margin: 0 auto; padding: 24px; max-width: 440px; font: 16px/1.5 system-ui, sans-serif; color: #191f28; background: #fff }
h1 { font-size: 20px }
ul { margin: 24px 0 0; padding: 0; list-style: none }
a, button { display: block; margin-top: 8px; padding: 16px; border: 1px solid #8b95a1; border-radius: 8px; color: inherit; text-decoration: none; background: none; font: inherit }
</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

/** The page on which one picks an account of a sandbox provider; `query` is that of the authorization request. */
export const chooserPage = (provider: SocialProviderName, query: URLSearchParams): string => {
  const link = (text: string, change: Readonly<Record<string, string>> = {}): string => {
    const whole = new URLSearchParams([...query, ...Object.entries(change)]);
    const href = `/sandbox/oidc/${provider.toLowerCase()}/choice?${whole.toString()}`;
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`;
  };
  const accounts = accountsOf(provider).map(({ subject, name, email }) =>
    link(`${name} (${email ?? '이메일 비공개'})`, { account: subject }),
  );
  return page(
    `연습용 ${SOCIAL_NAMES[provider]} 로그인`,
    `<h1>어떤 계정으로 로그인할까요?</h1>
<p>연습용 화면이에요. 실제 ${SOCIAL_NAMES[provider]} 계정은 쓰지 않아요.</p>
<ul>
${[...accounts, link('취소')].join('\n')}
</ul>`,
  );
};

/** A page that posts the answer to its redirect address (`response_mode=form_post`). */
export const formPage = (
  provider: SocialProviderName,
  action: string,
  answer: Readonly<Record<string, string>>,
): string =>
  page(
    `연습용 ${SOCIAL_NAMES[provider]} 로그인`,
    `<h1>돌아가는 중이에요</h1>
<form method="post" action="${escapeHtml(action)}">
${Object.entries(answer)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
<button>계속하기</button>
</form>
<script>${SEND}</script>`,
  );
