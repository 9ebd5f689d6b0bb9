import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** Open, empty box: a list without entries. */
export function EmptyBoxPicture({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="105" rx="38" ry="5" fill={picture.shade} />
      <path d="m30 55 12-13h36l12 13Z" fill={picture.brandDeep} opacity="0.35" />
      <path d="M30 55h60v40a7 7 0 0 1-7 7H37a7 7 0 0 1-7-7Z" fill={picture.brandSoft} />
      <path d="M30 55 18.5 68.2c-1.3 1.5-.2 3.8 1.7 3.8H34c4 0 6.5-1.4 8.5-4L52 55Z" fill={picture.brandMid} />
      <path d="m90 55 11.5 13.2c1.3 1.5.2 3.8-1.7 3.8H86c-4 0-6.5-1.4-8.5-4L68 55Z" fill={picture.brandMid} />
      <rect x="50" y="84" width="20" height="5" rx="2.5" fill={picture.brandMid} />
      <path
        d="M60 37c-4-5 3-8 0-13-2-3-6-3-8-1"
        stroke={picture.brandMid}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <path d="M79 20.5 80.7 25l4.5 1.7-4.5 1.7L79 33l-1.7-4.6-4.5-1.7 4.5-1.7Z" fill={picture.warm} />
      <circle cx="35" cy="31" r="3" fill={picture.brandSoft} />
      <circle cx="96" cy="42" r="3" fill={picture.brandSoft} />
    </PictureFrame>
  );
}
