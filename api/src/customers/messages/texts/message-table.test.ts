import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BRAND } from '@dongne/contract';
import { ACCOUNT_TEXTS } from './account-texts';
import { ALL_TEXTS } from './all-texts';

/** Maximum length of the host in a code's last line; docs/domain/messages.md. */
const MOST_HOST_LETTERS = 23;

/** Length in EUC-KR: two bytes per Korean letter. */
const bytesOf = (text: string): number => [...text].reduce((bytes, letter) => bytes + (letter > '\u007f' ? 2 : 1), 0);

const PAGE = resolve(import.meta.dirname, '../../../../../docs/domain/messages.md');
const WAYS = { bell: 'bell', push: 'push', phone: 'push or SMS' };

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('table of messages', () => {
  it('equals docs/domain/messages.md, row by row', () => {
    const lines = readFileSync(PAGE, 'utf8').split('\n');
    const start = lines.findIndex((line) => cells(line)[0] === 'event');
    const rows = lines.slice(start + 2, start + 2 + ALL_TEXTS.length).map(cells);
    const told = ALL_TEXTS.map(({ event, kind, way, title, text, path }) => [
      `\`${event}\``,
      kind,
      WAYS[way],
      title,
      text.replaceAll('\n', '<br>'),
      `\`${path}\``,
    ]);
    expect(rows).toEqual(told);
  });

  it.each(['phoneChange', 'withdrawal'] as const)('fits a code into one SMS: %s', (purpose) => {
    const [code, host] = ['123456', 'a'.repeat(MOST_HOST_LETTERS)];
    for (const { text } of [ACCOUNT_TEXTS.code({ code, host }), ACCOUNT_TEXTS.proofCode({ code, host, purpose })])
      expect(bytesOf(`[${BRAND.name}] ${text}`)).toBeLessThanOrEqual(90);
  });

  it('has each event once', () => {
    const events = ALL_TEXTS.map(({ event }) => event);
    expect(new Set(events).size).toBe(events.length);
  });

  it('starts advertising with (광고) and has the opt-out', () => {
    const ads = ALL_TEXTS.filter(({ kind }) => kind === 'event');
    expect(ads).toHaveLength(1);
    for (const { title, text } of ads) {
      expect([title, text]).toEqual([
        expect.stringMatching(/^\(광고\) /),
        expect.stringMatching(/^\(광고\) .* 수신 거부: /),
      ]);
    }
  });
});
