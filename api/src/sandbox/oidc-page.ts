import { SANDBOX_ACCOUNTS } from './oidc-accounts';

/** The page runs nothing and loads nothing. */
export const CHOOSER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const link = (query: URLSearchParams, text: string, change: Readonly<Record<string, string>> = {}): string => {
  const whole = new URLSearchParams([...query, ...Object.entries(change)]);
  return `<li><a href="/sandbox/oidc/choice?${escapeHtml(whole.toString())}">${escapeHtml(text)}</a></li>`;
};

/** The page on which one picks an account of the sandbox provider; `query` is that of the authorization request. */
export const chooserPage = (query: URLSearchParams): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>연습용 Google 로그인</title>
<style>
body { margin: 0 auto; padding: 24px; max-width: 440px; font: 16px/1.5 system-ui, sans-serif; color: #191f28; background: #fff }
h1 { font-size: 20px }
ul { margin: 24px 0 0; padding: 0; list-style: none }
a { display: block; margin-top: 8px; padding: 16px; border: 1px solid #8b95a1; border-radius: 8px; color: inherit; text-decoration: none }
</style>
</head>
<body>
<main>
<h1>어떤 계정으로 로그인할까요?</h1>
<p>연습용 화면이에요. 실제 Google 계정은 쓰지 않아요.</p>
<ul>
${SANDBOX_ACCOUNTS.map(({ subject, name, email }) => link(query, `${name} (${email})`, { account: subject })).join('\n')}
${link(query, '취소')}
</ul>
</main>
</body>
</html>
`;
