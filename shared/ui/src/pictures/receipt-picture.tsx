import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** Price of each item with a tick: the approval. */
export function ReceiptPicture({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="105" rx="34" ry="5" fill={picture.shade} />
      <path d="M32 22a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v80l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6Z" fill={picture.brandSoft} />
      <path d="M42 34h22M42 50h16M42 66h20" stroke={picture.brandMid} strokeWidth="5" strokeLinecap="round" />
      <path d="M74 34h4M72 50h6M74 66h4" stroke={picture.brand} strokeWidth="5" strokeLinecap="round" />
      <circle cx="84" cy="84" r="17" fill={picture.warm} />
      <path
        d="m76.5 84.5 5 5 10-10.5"
        stroke={picture.paper}
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </PictureFrame>
  );
}
