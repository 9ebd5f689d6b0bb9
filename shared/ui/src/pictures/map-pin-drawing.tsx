import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** See `map-pin-picture.tsx`. */
export function MapPinDrawing({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="105" rx="38" ry="4.5" fill={picture.shade} />
      <path d="M20 62.5 44 54v37.5l-20.5 7.3a2.6 2.6 0 0 1-3.5-2.4Z" fill={picture.brandSoft} />
      <path d="m44 54 32 9v37.5l-32-9Z" fill={picture.brandMid} opacity="0.75" />
      <path d="m76 63 20.5-7.3a2.6 2.6 0 0 1 3.5 2.4v33.9l-24 8.5Z" fill={picture.brandSoft} />
      <path
        d="m25 88 14-9 12 4m18 5 12-10 14-3"
        stroke={picture.paper}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray="5 5"
      />
      <ellipse cx="60" cy="79" rx="9" ry="3.5" fill={picture.brandDeep} opacity="0.35" />
      <path d="M60 79C51 67 37.5 55.5 37.5 41.5a22.5 22.5 0 0 1 45 0C82.5 55.5 69 67 60 79Z" fill={picture.brand} />
      <circle cx="60" cy="41.5" r="10" fill={picture.paper} />
      <circle cx="60" cy="41.5" r="4" fill={picture.warm} />
    </PictureFrame>
  );
}
