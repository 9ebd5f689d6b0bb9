import {
  DEFAULT_WASHING_PREFERENCES,
  WASHING_PREFERENCES,
  washingPreferencesText,
  type WashingPreferences,
} from './washing-preferences';

describe('washing preferences', () => {
  it('are the four of the ruling, in its words', () => {
    const words = Object.values(WASHING_PREFERENCES).map(({ label, choices }) => [label, ...Object.values(choices)]);
    expect(words).toEqual([
      ['섬유유연제', '넣음', '안 넣음'],
      ['다림질', '모두', '셔츠만', '안 함'],
      ['온도', '찬물', '미지근'],
      ['향', '있음', '없음'],
    ]);
  });

  it.each<[WashingPreferences, string]>([
    [DEFAULT_WASHING_PREFERENCES, '섬유유연제 넣음, 다림질 모두, 온도 찬물, 향 있음'],
    [
      { softener: 'none', ironing: 'shirts', temperature: 'lukewarm', scent: 'none' },
      '섬유유연제 안 넣음, 다림질 셔츠만, 온도 미지근, 향 없음',
    ],
  ])('are one line of text', (chosen, text) => {
    expect(washingPreferencesText(chosen)).toBe(text);
  });
});
