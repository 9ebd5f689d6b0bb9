import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_STATUS, REQUEST_STATUSES, statusLabelOf } from '@dongne/contract';
import { SEED_MEMBERS } from '@dongne/api/seed';
import { englishLines, pageTexts } from './testing/page-texts';

/** Server texts on the page: statuses, next steps of shops, and the seeded members. */
const serverTexts = (): readonly string[] => {
  const labels = (['customer', 'shop'] as const).flatMap((statusBy) =>
    REQUEST_STATUSES.flatMap((status) =>
      [null, new Date()].map((approvedAt) => statusLabelOf({ status, statusBy, approvedAt })),
    ),
  );
  const acts = ['next-act.ts', 'next-claim-act.ts'].flatMap((name) => {
    const source = readFileSync(join(import.meta.dirname, 'demo', name), 'utf8');
    return [...source.matchAll(/(?:call\((?:'|`)[^,]+, |says: )'([가-힣][^']*)'/g)].map(([, says]) => says ?? '');
  });
  return [...labels, ...acts, ...SEED_MEMBERS.map(({ note }) => note)];
};

describe('English version of the sandbox page', () => {
  const known = new Set(englishLines());

  it('translates every Korean text of the page', () => {
    const texts = pageTexts();
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter(({ text, isMade }) => !isMade && !known.has(text))).toEqual([]);
  });

  it('looks up every text as a whole, without concatenation', () => {
    expect(pageTexts().filter(({ isMade }) => isMade)).toEqual([]);
  });

  it('translates server texts of orders, shops, members and refusals', () => {
    const texts = serverTexts();
    expect(texts).toEqual(expect.arrayContaining(['수거 확정', '질문에 답변', '다시 수거하는 날로 이동', '이용 완료']));
    expect([...texts, ...Object.keys(ERROR_STATUS)].filter((text) => !known.has(text))).toEqual([]);
  });

  it('has no unused translation', () => {
    const said = new Set([...pageTexts().map(({ text }) => text), ...serverTexts(), ...Object.keys(ERROR_STATUS)]);
    expect([...known].filter((line) => !said.has(line))).toEqual([]);
  });
});
