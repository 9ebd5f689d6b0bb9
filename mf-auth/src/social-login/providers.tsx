import { SOCIAL_NAMES } from '@dongne/contract';
import type { ReactNode } from 'react';
import { AppleMark, GoogleMark, KakaoMark, NaverMark } from './provider-marks';
import type { SocialProvider } from '@dongne/pages';

/** What a provider is called, and how its button looks by its own brand rules. */
export interface ProviderFace {
  readonly name: string;
  readonly mark: ReactNode;
  readonly background: string;
  readonly text: string;
  /** White on a white page wants a line around it, black on a dark one too. */
  readonly line?: 'always' | 'by night';
}

/** Naver's own white on its green has a contrast of 2.3; dark letters have 8. */
export const PROVIDER_FACE: Readonly<Record<SocialProvider, ProviderFace>> = {
  KAKAO: { name: SOCIAL_NAMES.KAKAO, mark: <KakaoMark />, background: '#FEE500', text: '#191919' },
  NAVER: { name: SOCIAL_NAMES.NAVER, mark: <NaverMark />, background: '#03C75A', text: '#191919' },
  APPLE: { name: SOCIAL_NAMES.APPLE, mark: <AppleMark />, background: '#000000', text: '#FFFFFF', line: 'by night' },
  GOOGLE: { name: SOCIAL_NAMES.GOOGLE, mark: <GoogleMark />, background: '#FFFFFF', text: '#1F1F1F', line: 'always' },
};

/** What it is called in a sentence. */
export const nameOfProvider = (provider: SocialProvider): string => PROVIDER_FACE[provider].name;
