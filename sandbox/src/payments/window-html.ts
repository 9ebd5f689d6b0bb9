import { createHash } from 'node:crypto';
import type { FormFields } from './form-fields';

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Hidden fields of a form. */
export const hiddenFields = (fields: FormFields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');

const STYLE = `
body { margin: 0 auto; padding: 24px 20px; max-width: 440px; font: 16px/1.5 system-ui, sans-serif; color: #191f28; background: #fff; word-break: keep-all; overflow-wrap: anywhere }
h1 { margin: 12px 0 8px; font-size: 22px }
.practice { display: inline-block; padding: 2px 10px; border-radius: 999px; background: #fff3bf; color: #5c3d00; font-size: 14px; font-weight: 700 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0; padding: 16px; border-radius: 8px; background: #f2f4f6 }
dt { color: #4e5968 } dd { margin: 0; text-align: right; font-weight: 700 }
label { display: block; margin-top: 16px; font-weight: 700 }
input:not([type=hidden]) { box-sizing: border-box; width: 100%; min-height: 48px; margin-top: 4px; padding: 0 12px; border: 1px solid #8b95a1; border-radius: 8px; font: inherit }
button { width: 100%; min-height: 52px; margin-top: 12px; border: 1px solid #8b95a1; border-radius: 8px; background: #fff; color: inherit; font: inherit; font-weight: 700 }
button.main { margin-top: 24px; border-color: #1b64da; background: #1b64da; color: #fff }
.wrong { padding: 12px 16px; border-radius: 8px; background: #ffeeee; color: #a51926 }
:focus-visible { outline: 3px solid #ffb020; outline-offset: 2px }
`;

/** A page of a provider's window. `script` is trusted: it contains no input. */
export const windowHtml = (title: string, body: string, script = ''): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<span class="practice">연습용</span>
${body}
</main>
${script === '' ? '' : `<script>${script}</script>`}
</body>
</html>
`;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Policy of a window's page: allows posts to its own origin and the shop's, and its one script. The app that the
 * console frames may navigate here in its own tab.
 *
 * @param origin of the return address.
 */
export const windowPolicy = (origin: string, script = ''): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    ...(script === '' ? [] : [`script-src ${hashOf(script)}`]),
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
