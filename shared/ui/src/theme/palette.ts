/**
 * Raw colours. Private to the theme: screens and components speak of roles (`theme.color.text.primary`), never of a hue,
 * so that a shade can change here without a search through the product.
 */
export const palette = {
  white: '#FFFFFF',
  black: '#000000',

  /** The brand. White text on it measures 4.499:1, just short of AA, so actions use `blue600`. */
  brand: '#2F6BFF',
  blue50: '#F1F6FF',
  blue100: '#E3EDFF',
  blue200: '#C5D9FF',
  blue300: '#96B8FF',
  blue600: '#2B67FC',
  blue700: '#1F55DB',
  blue800: '#1947BC',

  gray25: '#FAFBFC',
  gray50: '#F5F7FA',
  gray100: '#EEF1F5',
  gray200: '#E4E8ED',
  gray300: '#D3D9E0',
  gray400: '#B4BCC7',
  gray500: '#87919E',
  gray600: '#616C7A',
  gray700: '#4E5968',
  gray800: '#333D4B',
  gray900: '#191F28',

  green50: '#E9F8F1',
  green100: '#CFF0E0',
  green300: '#86D9B3',
  green600: '#0A7F4F',
  green700: '#0A7247',

  orange50: '#FFF4EB',
  orange100: '#FFE4CF',
  orange300: '#FFBE8A',
  orange600: '#C2500A',
  orange700: '#B14400',

  yellow100: '#FFF2CC',
  yellow400: '#FFB627',

  pink50: '#FFF0F3',
  pink200: '#FBCBD6',
  pink400: '#F08CA4',
  violet50: '#F4F1FF',
  violet200: '#D6CCFB',
  violet400: '#9C86EE',
  mint50: '#E9F9F7',
  mint200: '#B7E8E1',
  mint400: '#57C2B5',
  sand50: '#FBF6EE',
  sand200: '#F0DFC4',
  sand400: '#D8B682',
} as const;
