/** Display names of the social login providers. */
export const SOCIAL_NAMES = { KAKAO: '카카오', NAVER: '네이버', APPLE: 'Apple', GOOGLE: 'Google' } as const;
