import type {} from 'styled-components';
import { FONT, SYSTEM_FONTS } from './fonts';
import { TEXT } from './text-sizes';

/** CSS of a text style. */
const textStyle = (name: keyof typeof TEXT, weight: number, letterSpacing = '-0.01em'): string =>
  `font-size: ${TEXT[name][0]}rem; line-height: ${TEXT[name][1]}; font-weight: ${weight}; letter-spacing: ${letterSpacing};`;

const front = (family: string) => ({
  sky: `var(--front-${family}-sky)`,
  awning: `var(--front-${family}-awning)`,
  wall: `var(--front-${family}-wall)`,
  accent: `var(--front-${family}-accent)`,
});

/**
 * Design tokens of the product, by role. Colours are custom properties with light and dark values in `colours.css`: a
 * change of mode needs no render. A canvas cannot read them; paper uses `PAPER_COLOURS`. Use them in styled components:
 * `${({ theme }) => theme.color.text.primary}`.
 * Pairs of text and surface are listed in `contrast-pairs.ts` and checked against WCAG AA by a test.
 */
export const theme = {
  color: {
    text: {
      primary: 'var(--text-primary)',
      secondary: 'var(--text-secondary)',
      tertiary: 'var(--text-tertiary)',
      disabled: 'var(--text-disabled)',
      inverse: 'var(--text-inverse)',
      brand: 'var(--text-brand)',
      success: 'var(--text-success)',
      /** Errors and warnings alike. */
      warning: 'var(--text-warning)',
    },
    /** Filled controls, and the text on them. */
    action: {
      primary: 'var(--action-primary)',
      primaryPressed: 'var(--action-primary-pressed)',
      onPrimary: 'var(--action-on-primary)',
      secondary: 'var(--action-secondary)',
      secondaryPressed: 'var(--action-secondary-pressed)',
      onSecondary: 'var(--action-on-secondary)',
      neutral: 'var(--action-neutral)',
      neutralPressed: 'var(--action-neutral-pressed)',
      onNeutral: 'var(--action-on-neutral)',
      danger: 'var(--action-danger)',
      dangerPressed: 'var(--action-danger-pressed)',
      onDanger: 'var(--action-on-danger)',
      disabled: 'var(--action-disabled)',
      onDisabled: 'var(--action-on-disabled)',
      selected: 'var(--action-selected)',
      onSelected: 'var(--action-on-selected)',
    },
    surface: {
      page: 'var(--surface-page)',
      /** Background between cards, and behind the column on wide screens. */
      sunken: 'var(--surface-sunken)',
      raised: 'var(--surface-raised)',
      pressed: 'var(--surface-pressed)',
      brand: 'var(--surface-brand)',
      success: 'var(--surface-success)',
      warning: 'var(--surface-warning)',
      successStrong: 'var(--surface-success-strong)',
      warningStrong: 'var(--surface-warning-strong)',
      dark: 'var(--surface-dark)',
      skeleton: 'var(--surface-skeleton)',
      skeletonShine: 'var(--surface-skeleton-shine)',
      /** Behind a dialog. */
      scrim: 'var(--surface-scrim)',
    },
    border: {
      /** Between rows, around cards: decorative only. */
      subtle: 'var(--border-subtle)',
      strong: 'var(--border-strong)',
      /** Border of a control without a fill; 3:1 against white (WCAG 1.4.11). */
      control: 'var(--border-control)',
      focus: 'var(--border-focus)',
      error: 'var(--border-error)',
      success: 'var(--border-success)',
    },
    icon: {
      primary: 'var(--icon-primary)',
      secondary: 'var(--icon-secondary)',
      brand: 'var(--icon-brand)',
      rating: 'var(--icon-rating)',
      empty: 'var(--icon-empty)',
    },
    /** Pictures of the package. */
    picture: {
      brand: 'var(--picture-brand)',
      line: 'var(--picture-line)',
      paper: 'var(--picture-paper)',
      shade: 'var(--picture-shade)',
      shadeStrong: 'var(--picture-shade-strong)',
      brandSoft: 'var(--picture-brand-soft)',
      brandMid: 'var(--picture-brand-mid)',
      brandDeep: 'var(--picture-brand-deep)',
      warm: 'var(--picture-warm)',
      warmSoft: 'var(--picture-warm-soft)',
    },
    /** Soft palettes of the game with socks; older remotes draw shop fronts with them. */
    shopFronts: [
      front('blue'),
      front('mint'),
      front('sand'),
      front('violet'),
      front('pink'),
      front('green'),
      front('orange'),
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
  font: FONT,
  fontMeanwhile: SYSTEM_FONTS,
  /* Six sizes: 28, 24, 20, 16, 15 and 13 px at the default text size. */
  type: {
    display: textStyle('display', 700, '-0.022em'),
    title1: textStyle('title1', 700, '-0.02em'),
    title2: textStyle('title2', 700, '-0.018em'),
    title3: textStyle('title3', 600, '-0.014em'),
    body: textStyle('body', 400),
    bodyStrong: textStyle('body', 600),
    label: textStyle('label', 500),
    labelStrong: textStyle('label', 600),
    caption: textStyle('caption', 400, '-0.005em'),
    captionStrong: textStyle('caption', 600, '-0.005em'),
    tiny: textStyle('tiny', 600, '0'),
  },
  radius: { small: '8px', medium: '12px', large: '16px', sheet: '20px', full: '999px' },
  shadow: {
    bar: '0 -1px 0 var(--shadow-bar)',
    floating: '0 4px 16px var(--shadow-floating)',
    thumb: '0 1px 3px var(--shadow-thumb)',
  },
  /** Stacking order. Two modals on one level stack in the order they were opened. */
  layer: { base: 0, raised: 1, sticky: 10, bar: 100, tutorial: 200, modal: 300, toast: 400, loading: 500 },
  motion: {
    fast: '150ms cubic-bezier(0.2, 0, 0, 1)',
    normal: '200ms cubic-bezier(0.2, 0, 0, 1)',
    slow: '250ms cubic-bezier(0.16, 1, 0.3, 1)',
  },
  /**
   * Sizes of the product specification §9. Elements with one line of text grow with the text size: bars have these
   * heights at 16 px.
   */
  size: {
    /** 48 px. */
    appBar: 'calc(24px + 1.5rem)',
    /** 56 px. */
    tabBar: 'calc(28px + 1.75rem)',
    /** 56 px: address line of Home. */
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
    /** Width from which the app is a column of 400 px. */
    tablet: '@media (min-width: 768px)',
    desktop: '@media (min-width: 1024px)',
    /** Phone in landscape: sticky bars would leave too little of the page. */
    low: '@media (min-width: 600px) and (max-height: 450px)',
    hover: '@media (hover: hover)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
  },
  /**
   * Insets of notches and home indicators; `0px` without any. The native app may set its own: Android's webview
   * provides none.
   */
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
