import { ASKED_PIECES, formatWon } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { AskedItemDrawing } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useNearbyPrices } from './use-nearby-prices';

/** Pieces that customers ask for most, each with its lowest price nearby; they search for the shops that wash it. */
export const HomeAskedPieces = () => {
  const prices = useNearbyPrices();
  return (
    <List aria-label="많이 찾는 품목">
      {ASKED_PIECES.map(({ name, category }) => {
        const price = prices?.find((each) => each.category === category);
        return (
          <li key={name}>
            <Piece to={laundryPaths.search(name)}>
              <Tile>
                <AskedItemDrawing category={category} size={32} />
              </Tile>
              {name}
              <From>{price !== undefined && `${formatWon(price.min)}~`}</From>
            </Piece>
          </li>
        );
      })}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[2]};
`;

const Piece = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.primary};
  text-align: center;
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: 60px;
  height: 60px;
  margin-bottom: ${({ theme }) => theme.space[2]};
  background: ${({ theme }) => theme.color.picture.warmSoft};
  border-radius: ${({ theme }) => theme.radius.sheet};
  transition: transform ${({ theme }) => theme.motion.fast};

  a:active > & {
    transform: scale(0.95);
  }
`;

/** Keeps its line while the prices load. */
const From = styled.span`
  min-height: 1.125rem;
  ${({ theme }) => theme.type.caption}
  line-height: 1.125rem;
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
`;
