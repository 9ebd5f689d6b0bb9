import type {} from 'styled-components';
import { palette } from './palette';

const FONT_FAMILY =
  "'Pretendard Variable', Pretendard, 'Pretendard Fallback', -apple-system, BlinkMacSystemFont, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Malgun Gothic', system-ui, sans-serif";

/** One text style as CSS. In rem, so that a reader's larger text makes everything larger. */
const textStyle = (size: string, lineHeight: number, weight: number, letterSpacing = '-0.01em'): string =>
  `font-size: ${size}; line-height: ${lineHeight}; font-weight: ${weight}; letter-spacing: ${letterSpacing};`;

/**
 * Every visual decision of the product, by role. Read it in styled pieces: `${({ theme }) => theme.color.text.primary}`.
 * Pairs of text and surface that may meet are listed in `contrast-pairs.ts` and held to WCAG AA by a test.
 */
export const theme = {
  color: {
    text: {
      primary: palette.gray900,
      secondary: palette.gray700,
      tertiary: palette.gray600,
      disabled: palette.gray500,
      inverse: palette.white,
      brand: palette.blue700,
      success: palette.green700,
      /** Errors and warnings alike. */
      warning: palette.orange700,
    },
    /** Filled controls, and what is written on them. */
    action: {
      primary: palette.blue600,
      primaryPressed: palette.blue700,
      onPrimary: palette.white,
      secondary: palette.blue50,
      secondaryPressed: palette.blue100,
      onSecondary: palette.blue700,
      neutral: palette.gray100,
      neutralPressed: palette.gray200,
      onNeutral: palette.gray800,
      danger: palette.orange600,
      dangerPressed: palette.orange700,
      onDanger: palette.white,
      disabled: palette.gray100,
      onDisabled: palette.gray500,
      selected: palette.gray900,
      onSelected: palette.white,
    },
    surface: {
      page: palette.white,
      /** Ground between cards, and the page behind the column on wide screens. */
      sunken: palette.gray50,
      raised: palette.white,
      pressed: palette.gray50,
      brand: palette.blue50,
      success: palette.green50,
      warning: palette.orange50,
      successStrong: palette.green600,
      warningStrong: palette.orange600,
      dark: palette.gray900,
      skeleton: palette.gray100,
      skeletonShine: palette.gray25,
      /** Behind a dialog. */
      scrim: 'rgb(25 31 40 / 45%)',
    },
    border: {
      /** Between rows, around cards: decoration only. */
      subtle: palette.gray100,
      strong: palette.gray200,
      /** Around a control that has no fill; 3:1 against white (WCAG 1.4.11). */
      control: palette.gray500,
      focus: palette.blue600,
      error: palette.orange600,
      success: palette.green600,
    },
    icon: {
      primary: palette.gray800,
      secondary: palette.gray600,
      brand: palette.blue600,
      rating: palette.yellow400,
      empty: palette.gray200,
    },
    /** Pictures of the project's own. */
    picture: {
      brand: palette.brand,
      line: palette.gray800,
      paper: palette.white,
      shade: palette.gray100,
      shadeStrong: palette.gray300,
      brandSoft: palette.blue100,
      brandMid: palette.blue300,
      brandDeep: palette.blue700,
      warm: palette.yellow400,
      warmSoft: palette.yellow100,
    },
    /** Soft families for shop fronts; one per shop, chosen by a seed. */
    shopFronts: [
      { sky: palette.blue50, awning: palette.blue300, wall: palette.blue100, accent: palette.brand },
      { sky: palette.mint50, awning: palette.mint400, wall: palette.mint200, accent: palette.mint600 },
      { sky: palette.sand50, awning: palette.sand400, wall: palette.sand200, accent: palette.sand600 },
      { sky: palette.violet50, awning: palette.violet400, wall: palette.violet200, accent: palette.violet600 },
      { sky: palette.pink50, awning: palette.pink400, wall: palette.pink200, accent: palette.pink600 },
      { sky: palette.green50, awning: palette.green300, wall: palette.green100, accent: palette.green400 },
      { sky: palette.orange50, awning: palette.orange300, wall: palette.orange100, accent: palette.orange400 },
    ],
  },
  /** Steps of 4 px: `space[4]` is 16 px. */
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  font: FONT_FAMILY,
  type: {
    display: textStyle('1.75rem', 1.36, 700, '-0.022em'),
    title1: textStyle('1.5rem', 1.38, 700, '-0.02em'),
    title2: textStyle('1.25rem', 1.4, 700, '-0.018em'),
    title3: textStyle('1.0625rem', 1.45, 600, '-0.014em'),
    body: textStyle('1rem', 1.55, 400),
    bodyStrong: textStyle('1rem', 1.55, 600),
    label: textStyle('0.9375rem', 1.5, 500),
    labelStrong: textStyle('0.9375rem', 1.5, 600),
    caption: textStyle('0.8125rem', 1.5, 400, '-0.005em'),
    captionStrong: textStyle('0.8125rem', 1.5, 600, '-0.005em'),
    tiny: textStyle('0.75rem', 1.4, 600, '0'),
  },
  radius: { small: '8px', medium: '12px', large: '16px', sheet: '20px', full: '999px' },
  shadow: {
    bar: '0 -1px 0 rgb(25 31 40 / 6%)',
    floating: '0 4px 16px rgb(25 31 40 / 10%)',
    thumb: '0 1px 3px rgb(25 31 40 / 22%)',
  },
  /** What lies above what. Two modals on one level stack in the order they were opened. */
  layer: { base: 0, raised: 1, sticky: 10, bar: 100, tutorial: 200, modal: 300, toast: 400, loading: 500 },
  motion: {
    fast: '150ms cubic-bezier(0.2, 0, 0, 1)',
    normal: '200ms cubic-bezier(0.2, 0, 0, 1)',
    slow: '250ms cubic-bezier(0.16, 1, 0.3, 1)',
  },
  /** Sizes of the product specification §9. What holds one line of text grows with the reader's text: bars are so high at 16 px. */
  size: {
    /** 48 px. */
    appBar: 'calc(24px + 1.5rem)',
    /** 56 px. */
    tabBar: 'calc(28px + 1.75rem)',
    /** 56 px: Home's line with the address. */
    homeBar: 'calc(24px + 2rem)',
    side: '24px',
    column: '400px',
    buttonLarge: '62px',
    buttonNormal: '56px',
    buttonMedium: '50px',
    buttonSmall: '44px',
    dialog: '600px',
    dialogSmall: '350px',
    sheet: '82vh',
    touch: '44px',
    icon: '24px',
    iconSmall: '20px',
  },
  /** `${({ theme }) => theme.media.tablet} { … }` */
  media: {
    /** From here on the app is a column of 400 px. */
    tablet: '@media (min-width: 768px)',
    desktop: '@media (min-width: 1024px)',
    hover: '@media (hover: hover)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
  },
  /** Room that notches and home indicators need; `0px` where there is none. The native app may say its own: Android's webview gives none. */
  safeArea: {
    top: 'var(--safe-area-top, env(safe-area-inset-top, 0px))',
    right: 'var(--safe-area-right, env(safe-area-inset-right, 0px))',
    bottom: 'var(--safe-area-bottom, env(safe-area-inset-bottom, 0px))',
    left: 'var(--safe-area-left, env(safe-area-inset-left, 0px))',
  },
} as const;

export type Theme = typeof theme;
export type TypeStyle = keyof Theme['type'];
export type TextColor = keyof Theme['color']['text'];
export type Space = keyof Theme['space'];

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}
