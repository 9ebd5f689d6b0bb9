import { escaped } from '../search/head-tags';

const STYLE = [
  'position:fixed',
  'left:8px',
  'bottom:calc(96px + env(safe-area-inset-bottom))',
  'z-index:9999',
  'max-width:calc(100% - 16px)',
  'padding:6px 12px',
  'border-radius:12px',
  'font-size:.8125rem',
  'color:var(--text-inverse)',
  'background:var(--surface-dark)',
].join(';');

/** Names the versions of a preview on every page of it, with the way out; empty without one. */
export const previewBadge = (versions: readonly string[]): string =>
  versions.length === 0
    ? ''
    : `<aside aria-label="미리보기" style="${STYLE}">${escaped(versions.join(', '))} 미리보기 · <a href="/?release=off" style="text-decoration:underline">끝내기</a></aside>`;
