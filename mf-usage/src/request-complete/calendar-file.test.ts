import { buildRequest } from '../testing/builders';
import { calendarText } from './calendar-file';

const PAGE = 'https://dongne.example/usage/detail?id=31';
const named = (laundryName: string) => {
  const request = buildRequest();
  return { ...request, shop: { ...request.shop, laundryName } };
};

/** Lines without their folding. */
const linesOf = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('calendarText', () => {
  it('names the collection in the time of the world, with a reminder', () => {
    const lines = linesOf(calendarText(named('하얀 세탁소'), PAGE));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:request-31@dongne.example',
        'DTSTART:20370304T090000Z',
        'DTEND:20370304T110000Z',
        'SUMMARY:동네세탁 수거 (하얀 세탁소)',
        `URL:${PAGE}`,
        'TRIGGER:-PT1H',
      ]),
    );
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  });

  it('escapes what has a meaning of its own', () => {
    expect(linesOf(calendarText(named('하양, 세탁; \\소'), PAGE))).toContain(
      String.raw`SUMMARY:동네세탁 수거 (하양\, 세탁\; \\소)`,
    );
  });

  it('breaks long lines between letters, at 75 bytes', () => {
    const name = '아주 긴 이름을 가진 세탁소 '.repeat(8);
    const text = calendarText(named(name), PAGE);
    const bytes = text.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(linesOf(text)).toContain(`SUMMARY:동네세탁 수거 (${name})`);
  });
});
