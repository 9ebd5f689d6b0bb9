import { useTheme, type DefaultTheme } from 'styled-components';

export type ShopFront = DefaultTheme['color']['shopFronts'][number];

interface ShopWindowProps {
  readonly look: number;
  readonly front: ShopFront;
}

/** Content of a `ShopPicture`'s window: a washing machine, clothes on a rail, or a folded pile. */
export function ShopWindow({ look, front }: ShopWindowProps) {
  const { picture } = useTheme().color;
  switch (look % 3) {
    case 0:
      return (
        <>
          <circle cx="28.5" cy="45.5" r="6.5" fill={picture.paper} />
          <path d="M22.8 45.5a5.7 5.7 0 0 0 11.4 0c-1.9-1.3-3.8-1.3-5.7 0s-3.8 1.3-5.7 0Z" fill={front.awning} />
        </>
      );
    case 1:
      return (
        <>
          <path d="M20.5 40.5h16" stroke={front.accent} strokeWidth="1.3" strokeLinecap="round" />
          <path d="m25 41-3 3.5V52h6v-7.5Z" fill={picture.paper} />
          <path d="m32.5 41-3 3.5V50h6v-5.5Z" fill={front.awning} />
        </>
      );
    default:
      return (
        <>
          <rect x="21" y="49.5" width="15" height="4" rx="2" fill={front.awning} />
          <rect x="22" y="45.5" width="13" height="4" rx="2" fill={picture.paper} />
          <rect x="23" y="41.5" width="11" height="4" rx="2" fill={front.awning} fillOpacity="0.6" />
        </>
      );
  }
}
