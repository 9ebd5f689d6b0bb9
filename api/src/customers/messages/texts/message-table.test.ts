import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BRAND } from '@dongne/contract';
import { ACCOUNT_TEXTS } from './account-texts';
import { ALL_TEXTS } from './all-texts';

/** Maximum length of the host in a code's last line; docs/domain/messages.md. */
const MOST_HOST_LETTERS = 23;

/** Length in EUC-KR: two bytes per Korean letter. */
const bytesOf = (text: string): number => [...text].reduce((bytes, letter) => bytes + (letter > '\u007f' ? 2 : 1), 0);

const SHOWN: unknown = JSON.parse(readFileSync(resolve(import.meta.dirname, 'shown-messages.json'), 'utf8'));

describe('table of messages', () => {
  it('equals shown-messages.json, message by message', () => {
    expect(ALL_TEXTS).toEqual(SHOWN);
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
