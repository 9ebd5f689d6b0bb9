import { useTheme } from 'styled-components';

export interface ShopPictureProps {
  /** The shop's id: the same shop always looks the same. */
  readonly seed: number;
  /** Width and height in px. */
  readonly size?: number;
}

/** A laundry's shop front in soft colours of its own, until shops have photos. Decoration: the shop's name stands beside it. */
export function ShopPicture({ seed, size = 72 }: ShopPictureProps) {
  const { picture, shopFronts } = useTheme().color;
  const front = shopFronts[Math.abs(Math.trunc(seed)) % shopFronts.length] ?? shopFronts[0];
  return (
    <svg viewBox="0 0 72 72" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="72" height="72" rx="14" fill={front.sky} />
      <rect x="13" y="28" width="46" height="34" rx="3" fill={picture.paper} />
    </svg>
  );
}
