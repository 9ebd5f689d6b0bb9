import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** Washing machine: washing, waiting, how it works. */
export function WashingMachinePicture({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="105" rx="38" ry="5" fill={picture.shade} />
      <rect x="37" y="98" width="9" height="6" rx="3" fill={picture.brandMid} />
      <rect x="74" y="98" width="9" height="6" rx="3" fill={picture.brandMid} />
      <rect x="28" y="20" width="64" height="80" rx="12" fill={picture.brandSoft} />
      <path d="M40 20h40a12 12 0 0 1 12 12v9H28v-9a12 12 0 0 1 12-12Z" fill={picture.brandMid} />
      <rect x="37" y="27.5" width="20" height="6.5" rx="3.25" fill={picture.paper} />
      <circle cx="74" cy="30.7" r="3.5" fill={picture.warm} />
      <circle cx="83.5" cy="30.7" r="3.5" fill={picture.paper} />
      <circle cx="60" cy="70" r="23" fill={picture.paper} />
      <circle cx="60" cy="70" r="17.5" fill={picture.brandSoft} />
      <path
        d="M42.7 68c4-3 7.5-3 11.5 0s7.6 3 11.6 0 7.5-3 11.5 0c.1.7.2 1.3.2 2a17.5 17.5 0 0 1-35 0c0-.7.1-1.3.200-2Z"
        fill={picture.brand}
      />
      <path
        d="M52 80c3 3 8 3.5 12 1"
        stroke={picture.paper}
        strokeOpacity="0.6"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="66" cy="61" r="2.5" fill={picture.paper} />
      <circle cx="54" cy="59" r="1.8" fill={picture.paper} />
    </PictureFrame>
  );
}
