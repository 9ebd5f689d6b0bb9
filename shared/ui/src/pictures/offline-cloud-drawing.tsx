import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** See `offline-cloud-picture.tsx`. */
export function OfflineCloudDrawing({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="105" rx="30" ry="4.5" fill={picture.shade} />
      <path
        d="M38 84c-12 0-21-8.5-21-19.5 0-10 7.5-18 17.5-19.2C38 33.5 48.3 26 60.5 26c14.3 0 25.9 10.2 27.7 23.4C97 51 103.5 58 103.5 66.5c0 9.7-8 17.5-18.5 17.5Z"
        fill={picture.brandSoft}
      />
      <path
        d="M38 84c-12 0-21-8.5-21-19.5 0-1.6.2-3.2.600-4.7C20 67 27 71.5 36 71.5h49c8.4 0 15.5-4.8 17.8-11.5.5 2 .700 4.2.700 6.5 0 9.7-8 17.5-18.5 17.5Z"
        fill={picture.brandMid}
        opacity="0.55"
      />
      <g stroke={picture.brand} strokeWidth="3.2" strokeLinecap="round">
        <path d="M45.5 56.5c1.5 2.3 5 2.3 6.5 0M68 56.5c1.5 2.3 5 2.3 6.5 0" />
        <path d="M55.5 66.5c2.5-2.3 6.5-2.3 9 0" />
      </g>
      <circle cx="89" cy="35" r="12" fill={picture.paper} />
      <circle cx="89" cy="35" r="9.5" fill={picture.warm} />
      <path d="m85.8 31.8 6.4 6.4m0-6.4-6.4 6.4" stroke={picture.paper} strokeWidth="2.8" strokeLinecap="round" />
      <path d="M46 91v3M60 91v6M74 91v3" stroke={picture.brandMid} strokeWidth="3" strokeLinecap="round" />
    </PictureFrame>
  );
}
