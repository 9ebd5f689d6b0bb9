/**
 * Raw colours. Private to the theme: screens and components speak of roles (`theme.color.text.primary`), never of a hue,
 * so that a shade can change here without a search through the product.
 */
export const palette = {
  white: '#FFFFFF',

  /** The brand. White text on it measures 4.499:1, just short of AA, so actions use `blue600`. */
  brand: '#2F6BFF',
  blue50: '#EEF4FF',
  blue100: '#E3EDFF',
  blue300: '#96B8FF',
  blue600: '#2B67FC',
  blue700: '#1F55DB',

  gray25: '#FAFBFC',
  gray50: '#F5F7FA',
  gray100: '#EEF1F5',
  gray200: '#E4E8ED',
  gray300: '#D3D9E0',
  gray500: '#87919E',
  gray600: '#616C7A',
  gray700: '#4E5968',
  gray800: '#333D4B',
  gray900: '#191F28',

  green50: '#E9F8F1',
  green100: '#CFF0E0',
  green300: '#86D9B3',
  green400: '#2FA877',
  green600: '#0A7F4F',
  green700: '#0A7247',

  orange50: '#FFF3EC',
  orange100: '#FFE4CF',
  orange300: '#FFBE8A',
  orange400: '#EE8338',
  orange600: '#CF430B',
  orange700: '#B83806',

  yellow100: '#FFF2CC',
  yellow400: '#FFB627',

  pink50: '#FFF0F3',
  pink200: '#FBCBD6',
  pink400: '#F08CA4',
  pink600: '#D9577A',
  violet50: '#F4F1FF',
  violet200: '#D6CCFB',
  violet400: '#9C86EE',
  violet600: '#6B55D8',
  mint50: '#E9F9F7',
  mint200: '#B7E8E1',
  mint400: '#57C2B5',
  mint600: '#1F9184',
  sand50: '#FBF6EE',
  sand200: '#F0DFC4',
  sand400: '#D8B682',
  sand600: '#A67B3E',
} as const;
