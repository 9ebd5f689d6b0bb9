import { contentPaths } from '@dongne/contract/paths';
import { CollectionBagPicture, LaundryBasketPicture, ReceiptPicture, Section, Text } from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** An order in three pictures. */
export const HomeHowItWorks = () => (
  <Section title="이렇게 맡겨요" action={<More to={contentPaths.howToUse()}>자세히</More>}>
    <Steps>
      {STEPS.map(({ Picture, title, text }) => (
        <li key={title}>
          <Picture size={84} />
          <Text as="h3" $type="labelStrong">
            {title}
          </Text>
          <Text $type="caption" $color="secondary">
            {text}
          </Text>
        </li>
      ))}
    </Steps>
  </Section>
);

const STEPS = [
  { Picture: CollectionBagPicture, title: '문 앞에 둬요', text: '고른 시간에 세탁소가 가져가요' },
  { Picture: ReceiptPicture, title: '금액을 승인해요', text: '승인하신 품목만 세탁해요' },
  { Picture: LaundryBasketPicture, title: '돌려받아요', text: '문 앞에 놓아 드려요' },
] as const;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[3]};

  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
    text-align: center;
    word-break: keep-all;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
