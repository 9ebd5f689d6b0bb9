import { useTheme } from 'styled-components';

/** Sock in one of the pastel colours of shop fronts. Decorative: its button has the name. */
export const SockPicture = ({ look, size }: { look: number; size: number }) => {
  const { shopFronts, picture } = useTheme().color;
  const { accent, awning } = shopFronts[look % shopFronts.length] ?? shopFronts[0];
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <path d="M22 6h22v28c0 4 2 6 6 9 5 4 5 13-2 15-5 2-10 0-15-4L20 42c-2-2-3-4-2-8Z" fill={awning} />
      <path d="M22 6h22v12H21Z" fill={accent} />
      <path d="M50 43c5 4 5 13-2 15-4 1-7 0-10-2 1-7 5-12 12-13Z" fill={accent} />
      <path d="M20 25h24M19 32h25" stroke={picture.paper} strokeWidth="3.5" />
    </svg>
  );
};
