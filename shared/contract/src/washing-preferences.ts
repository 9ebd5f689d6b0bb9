/** Washing preferences with their names and choices; the first choice of each is the default. Ruling on preferences. */
export const WASHING_PREFERENCES = {
  softener: { label: '섬유유연제', choices: { added: '넣음', none: '안 넣음' } },
  ironing: { label: '다림질', choices: { all: '모두', shirts: '셔츠만', none: '안 함' } },
  temperature: { label: '온도', choices: { cold: '찬물', lukewarm: '미지근' } },
  scent: { label: '향', choices: { scented: '있음', none: '없음' } },
} as const;

type Preferences = typeof WASHING_PREFERENCES;

/** A customer's choice of each preference. */
export type WashingPreferences = {
  readonly [Name in keyof Preferences]: keyof Preferences[Name]['choices'];
};

/** Preferences of a member who has chosen none yet. */
export const DEFAULT_WASHING_PREFERENCES: WashingPreferences = {
  softener: 'added',
  ironing: 'all',
  temperature: 'cold',
  scent: 'scented',
};

/** Formats preferences: `섬유유연제 넣음, 다림질 모두, 온도 찬물, 향 있음`. */
export const washingPreferencesText = (chosen: WashingPreferences): string => {
  const { softener, ironing, temperature, scent } = WASHING_PREFERENCES;
  return [
    `${softener.label} ${softener.choices[chosen.softener]}`,
    `${ironing.label} ${ironing.choices[chosen.ironing]}`,
    `${temperature.label} ${temperature.choices[chosen.temperature]}`,
    `${scent.label} ${scent.choices[chosen.scent]}`,
  ].join(', ');
};
