import { BRAND, BUSINESS, businessLines } from '@dongne/contract';
import { mypagePaths, servicePaths } from '@dongne/contract/paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const BUSINESS_LINES = businessLines(BUSINESS);

/** Footer: service links, help, and the business information that the law requires on the first screen. */
export const HomeFooter = () => (
  <Footer>
    <Links>
      <Link to={servicePaths.home()}>서비스 안내</Link>
      <Link to={servicePaths.areas()}>서비스 지역</Link>
      <Link to={mypagePaths.customerCenter()}>고객센터</Link>
      <Link to={mypagePaths.notices()}>공지사항</Link>
    </Links>
    {BUSINESS_LINES.length > 0 && <Business>{BUSINESS_LINES.join('\n')}</Business>}
    <p>{BRAND.name}은 통신판매중개자로, 세탁은 각 세탁소가 책임지고 진행해요.</p>
  </Footer>
);

const Footer = styled.footer`
  margin-top: auto;
  padding: ${({ theme }) => theme.space[6]} ${({ theme }) => theme.size.side};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  background: ${({ theme }) => theme.color.surface.sunken};

  p {
    margin: ${({ theme }) => theme.space[3]} 0 0;
  }
`;

const Business = styled.p`
  white-space: pre-line;
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[4]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.touch};
    color: ${({ theme }) => theme.color.text.secondary};
    text-decoration: none;
  }
`;
