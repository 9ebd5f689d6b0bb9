import { SOCIAL_NAMES } from '@dongne/contract';
import type { ReactNode } from 'react';
import { AppleMark, GoogleMark, KakaoMark, NaverMark } from './provider-marks';
import type { SocialProvider } from '@dongne/pages';

/** Name and button style of a provider by its brand rules. */
export interface ProviderFace {
  readonly name: string;
  readonly mark: ReactNode;
  readonly background: string;
  readonly text: string;
  /** Border of a white button on a white page, and of a black one in dark mode. */
  readonly line?: 'always' | 'by night';
}

/** Dark letters for Naver: its own white on green has a contrast of 2.3, dark letters have 8. */
export const PROVIDER_FACE: Readonly<Record<SocialProvider, ProviderFace>> = {
  KAKAO: { name: SOCIAL_NAMES.KAKAO, mark: <KakaoMark />, background: '#FEE500', text: '#191919' },
  NAVER: { name: SOCIAL_NAMES.NAVER, mark: <NaverMark />, background: '#03C75A', text: '#191919' },
  APPLE: { name: SOCIAL_NAMES.APPLE, mark: <AppleMark />, background: '#000000', text: '#FFFFFF', line: 'by night' },
  GOOGLE: { name: SOCIAL_NAMES.GOOGLE, mark: <GoogleMark />, background: '#FFFFFF', text: '#1F1F1F', line: 'always' },
};

/** Name of a provider for sentences. */
export const nameOfProvider = (provider: SocialProvider): string => PROVIDER_FACE[provider].name;
