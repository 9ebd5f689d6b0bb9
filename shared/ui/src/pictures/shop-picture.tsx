import { useTheme } from 'styled-components';
import { ShopWindow } from './shop-window';

export interface ShopPictureProps {
  /** Id of the shop, for a stable appearance. */
  readonly seed: number;
  /** Width and height in px. */
  readonly size?: number;
}

const AWNING_STRIPES = [0, 1, 2, 3, 4, 5, 6];
const STRIPE_WIDTH = 7;

/** Shop front in soft colours, for shops without photos. Decorative: the shop's name is beside it. */
export function ShopPicture({ seed, size = 72 }: ShopPictureProps) {
  const { picture, shopFronts } = useTheme().color;
  const look = Math.abs(Math.trunc(seed));
  const front = shopFronts[look % shopFronts.length] ?? shopFronts[0];
  const isMirrored = Math.floor(look / shopFronts.length) % 2 === 1;
  return (
    <svg viewBox="0 0 72 72" width={size} height={size} fill="none" aria-hidden="true" focusable="false">
      <rect width="72" height="72" rx="16" fill={front.sky} />
      <g transform={isMirrored ? 'matrix(-1 0 0 1 72 0)' : undefined}>
        <rect x="14" y="26" width="44" height="34" rx="3" fill={picture.paper} />
        <rect x="14" y="53" width="44" height="7" rx="2" fill={front.wall} />
        <rect x="18" y="37" width="21" height="17" rx="2.5" fill={front.wall} />
        <ShopWindow look={look} front={front} />
        <path d="M43 60V40.5a3 3 0 0 1 3-3h5.5a3 3 0 0 1 3 3V60Z" fill={front.awning} />
        <rect x="45.5" y="40.5" width="6.5" height="9" rx="1.5" fill={picture.paper} fillOpacity="0.75" />
        <circle cx="46.3" cy="53.5" r="1.1" fill={picture.paper} />
      </g>
      <rect x="24" y="11" width="24" height="10" rx="3" fill={front.accent} />
      <path d="M29 16h14" stroke={picture.paper} strokeWidth="2.2" strokeLinecap="round" strokeDasharray="4 4 6 4" />
      {AWNING_STRIPES.map((stripe) => (
        <path
          key={stripe}
          d={`M${11.5 + STRIPE_WIDTH * stripe} 21h${STRIPE_WIDTH}v9.5a3.5 3.5 0 0 1-${STRIPE_WIDTH} 0Z`}
          fill={stripe % 2 === 0 ? front.awning : picture.paper}
        />
      ))}
      <rect x="11.5" y="20" width="49" height="3" rx="1.5" fill={front.accent} fillOpacity="0.35" />
      <rect x="9" y="59.5" width="54" height="2.5" rx="1.25" fill={front.awning} fillOpacity="0.6" />
    </svg>
  );
}
