/** @jest-environment jsdom */
import { browserScript, scriptCall } from './browser-script';

const MOST_BYTES = 300;
const script = scriptCall(browserScript('early-errors.js'));

const early = (): unknown => Reflect.get(window, '__earlyErrors');

describe('queue of early errors', () => {
  it('holds uncaught errors and rejections, at most twenty', () => {
    window.eval(script);
    const error = new ErrorEvent('error', { message: 'early' });
    const rejection = new Event('unhandledrejection');
    window.dispatchEvent(error);
    window.dispatchEvent(rejection);
    expect(early()).toEqual([error, rejection]);
    for (let sent = 0; sent < 30; sent += 1) window.dispatchEvent(new ErrorEvent('error'));
    expect(early()).toHaveLength(20);
  });

  it('costs few bytes in each page', () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
