import { laundryPaths } from '@dongne/contract/paths';
import { Button, WashingMachinePicture } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { HomeAskedPieces } from './home-asked-pieces';
import { HomeFirstCoupon } from './home-first-coupon';
import { HomeSearch } from './home-search';

interface HomeHeroProps {
  /** Shows the coupon that a visitor gets for registering. */
  readonly isForVisitor?: boolean;
}

/** Introduction, search, prices of common pieces, and the primary action of the screen. */
export const HomeHero = ({ isForVisitor = false }: HomeHeroProps) => (
  <Hero>
    <Words>
      <div>
        <Claim>
          문 앞에 두면,
          <br />
          동네 세탁소가 가져가요
        </Claim>
        <Assurance>
          품목마다 금액을 승인하신 뒤에만 <br />
          세탁을 시작해요
        </Assurance>
      </div>
      <Picture>
        <WashingMachinePicture size={88} />
      </Picture>
    </Words>
    <HomeSearch />
    <HomeAskedPieces />
    <Button as={Link} to={laundryPaths.list()} fullWidth>
      주변 세탁소 찾기
    </Button>
    {isForVisitor && <HomeFirstCoupon />}
  </Hero>
);

const Hero = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[5]};
`;

const Words = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & > div:first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Overlaps the text with the picture's empty edge, so that lines break as intended in the wider system font, too. */
const Picture = styled.div`
  margin: 0 calc(-1 * ${({ theme }) => theme.space[3]});
`;

const Claim = styled.p`
  ${({ theme }) => theme.type.title1}
  word-break: keep-all;
`;

const Assurance = styled.p`
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  word-break: keep-all;
`;
