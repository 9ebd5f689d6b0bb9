import { FIRST_ORDER_COUPON, formatWon } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { Button, WashingMachinePicture } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface HomeHeroProps {
  /** Shows the coupon that a visitor gets for registering. */
  readonly isForVisitor?: boolean;
}

/** Introduction and the primary action of the screen. */
export const HomeHero = ({ isForVisitor = false }: HomeHeroProps) => (
  <Hero>
    <Words>
      <Claim>
        문 앞에 두면,
        <br />
        동네 세탁소가 가져가요
      </Claim>
      <Assurance>
        세탁 전에 품목별 금액을 <br />
        먼저 알려 드려요
      </Assurance>
    </Words>
    <Picture>
      <WashingMachinePicture size={88} />
    </Picture>
    <Action>
      <Button as={Link} to={laundryPaths.list()} fullWidth>
        주변 세탁소 찾기
      </Button>
      {isForVisitor && <Gift>{GIFT}</Gift>}
    </Action>
  </Hero>
);

const { discountWon, minimumWon } = FIRST_ORDER_COUPON;
const GIFT = `처음 가입하면 ${formatWon(discountWon)} 쿠폰 (${formatWon(minimumWon)} 이상)`;

const Hero = styled.section`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[1]};
  align-items: center;
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[5]} ${({ theme }) => theme.space[5]};
  background: ${({ theme }) => theme.color.surface.brand};
  border-radius: ${({ theme }) => theme.radius.large};
`;

const Words = styled.div`
  min-width: 0;
`;

/** Overlaps the text with the picture's empty edge, so that lines break as intended in the wider system font, too. */
const Picture = styled.div`
  margin-left: calc(-1 * ${({ theme }) => theme.space[3]});
`;

const Claim = styled.p`
  margin: 0;
  ${({ theme }) => theme.type.title2}
  word-break: keep-all;
`;

const Assurance = styled.p`
  margin: ${({ theme }) => theme.space[2]} 0 0;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  word-break: keep-all;
`;

const Action = styled.div`
  grid-column: 1 / -1;
`;

const Gift = styled.p`
  margin: ${({ theme }) => theme.space[3]} 0 0;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.brand};
  text-align: center;
  word-break: keep-all;
`;
