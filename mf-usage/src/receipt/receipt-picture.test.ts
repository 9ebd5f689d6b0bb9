import { drawReceipt } from './receipt-picture';

const PICTURE = new Blob(['png'], { type: 'image/png' });

/** Minimal canvas context. */
const PEN = { measureText: () => ({ width: 10 }), fillText: jest.fn(), fillRect: jest.fn(), scale: jest.fn() };

it('falls back to device fonts when the web font needs more than 3 s', async () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => new Promise(() => undefined) } });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => PEN,
    toBlob: (done: (picture: Blob) => void) => done(PICTURE),
  });
  const drawing = drawReceipt([{ kind: 'title', text: '금액 승인' }]);
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  expect(await drawing).toBe(PICTURE);
  expect(PEN.fillText).toHaveBeenCalledWith('금액 승인', expect.any(Number), expect.any(Number));
});
