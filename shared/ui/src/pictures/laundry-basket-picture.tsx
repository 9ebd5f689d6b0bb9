import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** Full laundry basket: nothing ordered yet. */
export function LaundryBasketPicture({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="105" rx="38" ry="5" fill={picture.shade} />
      <path
        d="m37 56-2.5-13.5-5.2 1.8c-1.1.4-2.3-.2-2.6-1.3l-2.3-7.4c-.3-1 .2-2.1 1.2-2.5L40.5 27c.8 3.6 4.3 6 8.3 5.6s7.2-3.5 7.3-7.1l15.5 2.3c1.1.2 1.8 1.2 1.6 2.2L72 37.6c-.2 1.1-1.2 1.8-2.3 1.6l-5.4-.8L66 56Z"
        fill={picture.brandMid}
      />
      <path d="M38.3 27.7c1.4 5.5 6 8.7 10.9 8.2s9.2-4.7 9.8-10" stroke={picture.brandSoft} strokeWidth="3" />
      <path d="M29 58h62l-6.4 37.6a8 8 0 0 1-7.9 6.7H43.3a8 8 0 0 1-7.9-6.7Z" fill={picture.brand} />
      <g stroke={picture.paper} strokeOpacity="0.55" strokeWidth="4.5" strokeLinecap="round">
        <path d="m41.5 72 2 17.5M54.5 72l.6 17.5" />
      </g>
      <rect x="23" y="51" width="74" height="12" rx="6" fill={picture.brandDeep} />
      <path
        d="M66.5 52V45a9 9 0 0 1 9-9h2a9 9 0 0 1 9 9v33.5a3.5 3.5 0 0 1-3.5 3.5H70a3.5 3.5 0 0 1-3.5-3.5Z"
        fill={picture.warm}
      />
      <path d="M66.5 71.5h20" stroke={picture.warmSoft} strokeWidth="4" />
      <circle cx="95" cy="34" r="4.5" fill={picture.brandSoft} />
      <circle cx="102" cy="24" r="2.8" fill={picture.brandSoft} />
      <circle cx="18" cy="45" r="3.2" fill={picture.brandSoft} />
    </PictureFrame>
  );
}
