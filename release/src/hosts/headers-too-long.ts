import { createHash } from 'node:crypto';
import { BRAND } from '@dongne/contract';
import { browserScript, scriptCall } from './browser-script';
import { PLAIN_HEADERS } from './page-headers';

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}main{max-width:25rem;margin:4rem auto;padding:0 1.5rem}h1{font-size:1.25rem}button,a{box-sizing:border-box;display:block;width:100%;padding:.75rem;margin-top:.75rem;font:inherit;text-align:center}[hidden]{display:none}';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const make = () => {
  const script = scriptCall(browserScript('clear-cookies.js'));
  return {
    headers: {
      ...PLAIN_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src ${hashOf(STYLE)}`,
        `script-src ${hashOf(script)}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
    text: [
      '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>페이지를 열 수 없어요 · ${BRAND.name}</title><style>${STYLE}</style></head><body><main>`,
      '<h1>페이지를 열 수 없어요</h1>',
      '<p>이 사이트의 쿠키나 주소가 너무 길어요. 쿠키를 지우면 다시 열 수 있고, 로그인은 다시 해야 해요.</p>',
      '<button type="button" hidden>쿠키를 지우고 다시 열기</button><a href="/">홈으로</a>',
      '<p>그래도 열리지 않으면 브라우저 설정에서 이 사이트의 쿠키를 지우고 새로고침해 주세요.</p>',
      `</main><script>${script}</script></body></html>`,
    ].join(''),
  };
};

let made: ReturnType<typeof make> | undefined;

/** Page for a request whose cookies or URL exceed the host's limit; created on first use. */
export const headersTooLong = () => (made ??= make());
