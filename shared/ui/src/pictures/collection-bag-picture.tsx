import { useTheme } from 'styled-components';
import { PictureFrame, type PictureProps } from './picture-frame';

/** Collection bag that customers order. */
export function CollectionBagPicture({ size = 120 }: PictureProps) {
  const { picture } = useTheme().color;
  return (
    <PictureFrame size={size}>
      <ellipse cx="60" cy="105" rx="38" ry="5" fill={picture.shade} />
      <path d="M45 46V35a15 15 0 0 1 30 0v11" stroke={picture.brandDeep} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M33.6 42h52.8a5 5 0 0 1 5 4.5l4.5 48.3a7 7 0 0 1-7 7.7H31.1a7 7 0 0 1-7-7.7l4.5-48.3a5 5 0 0 1 5-4.5Z"
        fill={picture.brand}
      />
      <path d="M33.6 42h52.8a5 5 0 0 1 5 4.5l.5 5.5H28.1l.5-5.5a5 5 0 0 1 5-4.5Z" fill={picture.brandDeep} />
      <circle cx="60" cy="76" r="16" fill={picture.paper} />
      <path
        d="M54.5 67.8c1 2.4 3 3.6 5.5 3.6s4.5-1.2 5.5-3.6l6.2 3.2-2.4 5.4-2.8-.9v8.7h-13v-8.7l-2.8.9-2.4-5.4Z"
        fill={picture.brandMid}
      />
      <path d="m86 47 8 4.5-2.5 15.5a2 2 0 0 1-2.5 1.6l-7.5-2a2 2 0 0 1-1.4-2.5Z" fill={picture.warm} />
      <circle cx="87.5" cy="53" r="1.8" fill={picture.paper} />
    </PictureFrame>
  );
}
