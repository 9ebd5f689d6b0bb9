import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../system/system-environment';
import { listen } from '../listen';
import type { WebPage } from './web-pages';

/** App of one button with the libraries that the shell loads, and nothing else. Early taps are replayed as ours are. */
const APP = `
import { createInstance } from '@module-federation/enhanced/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement as h, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';

createInstance({ name: 'floor', remotes: [] });
const Button = styled.button\`min-height: 48px\`;
const Page = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => window.tapped?.click(), []);
  return h('main', null,
    h(Button, { type: 'button', onClick: () => setOpen(true) }, '열기'),
    isOpen && h('div', { role: 'dialog' }, '열렸어요'));
};
hydrateRoot(document.getElementById('root'),
  h(QueryClientProvider, { client: new QueryClient() },
    h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: h(Page) })))));
`;

const HTML = `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>floor</title><script>addEventListener('click', ({ target }) => (window.tapped ??= target), { once: true })</script>
<script src="/floor.js" defer></script><div id="root"><main><button type="button">열기</button></main></div></html>`;

const scriptOfApp = async (): Promise<Buffer> => {
  const { outputFiles } = await build({
    stdin: { contents: APP, resolveDir: join(ROOT, 'shell'), loader: 'js' },
    ...{ bundle: true, minify: true, write: false, format: 'iife', target: 'es2020' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '');
};

/** The floor page: the lower bound for an answer to a first tap with these libraries. */
export const FLOOR: WebPage = {
  path: '/',
  awaited: { selector: 'button', text: '열기' },
  tap: (page) => page.getByRole('button', { name: '열기' }).tap(),
};

/** Serves a page that loads the libraries of the shell and answers a tap. @returns also its script's size in kB. */
export const serveFloorPage = async (): Promise<{ baseUrl: string; scriptKb: number; stop: () => Promise<void> }> => {
  const script = await scriptOfApp();
  const html = brotliCompressSync(HTML);
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/floor.js' ? ['text/javascript', script] : ['text/html; charset=utf-8', html];
    response.writeHead(200, { 'Content-Type': String(type), 'Content-Encoding': 'br' }).end(body);
  });
  return { ...(await listen(server)), scriptKb: script.length / 1_000 };
};
