/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { headersTooLong } from './headers-too-long';

const { headers, text } = headersTooLong();
const scriptOf = (html: string): string => /<script>(.*)<\/script>/su.exec(html)?.[1] ?? '';

describe('the page for too long headers', () => {
  it('allows only its own script and style', () => {
    const hash = createHash('sha256').update(scriptOf(text)).digest('base64');
    const style = createHash('sha256')
      .update(/<style>(.*)<\/style>/su.exec(text)?.[1] ?? '')
      .digest('base64');
    expect(headers['Content-Security-Policy']).toBe(
      `default-src 'none'; style-src 'sha256-${style}'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it('deletes the cookies of each path and domain on click only', () => {
    document.body.innerHTML = text;
    const reload = jest.fn();
    const written: string[] = [];
    runInNewContext(scriptOf(text), {
      document: {
        querySelector: (selector: string) => document.querySelector(selector),
        get cookie() {
          return 'accessToken=a; odd=b=c';
        },
        set cookie(line: string) {
          written.push(line);
        },
      },
      location: { hostname: 'www.dongne.example', pathname: '/usage/detail', reload },
    });
    expect([written, reload.mock.calls.length]).toEqual([[], 0]);
    const button = document.querySelector('button');
    expect(button?.hidden).toBe(false);
    button?.click();
    for (const line of [
      'accessToken=; Max-Age=0; Path=/',
      'odd=; Max-Age=0; Path=/; Domain=dongne.example',
      'odd=; Max-Age=0; Path=/usage; Domain=www.dongne.example',
      'accessToken=; Max-Age=0; Path=/usage/detail',
    ])
      expect(written).toContain(line);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
