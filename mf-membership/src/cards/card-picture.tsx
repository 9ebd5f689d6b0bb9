import { formatDay, nameOfCard, type PaymentCard } from '@dongne/contract';
import { lastFourOf, PROVIDER_NAME } from '@dongne/pages';
import { CARD_FACES, type CardFace, VisuallyHidden } from '@dongne/ui';
import styled from 'styled-components';
import { faceOf } from '../common/card-face';
import { PROVIDER_OF_CARD } from '../common/card-providers';

/** Registered card in its company's colour. */
export function CardPicture({ card }: { readonly card: PaymentCard }) {
  const lastFour = lastFourOf(card.maskedNumber);
  return (
    <Face role="group" aria-label={nameOfCard(card.cardName)} $face={faceOf(card.cardName)}>
      <Top>
        <Name>{nameOfCard(card.cardName)}</Name>
        <Chip viewBox="0 0 40 30" aria-hidden="true">
          <rect x="0.5" y="0.5" width="39" height="29" rx="6" />
          <path d="M0 10h13v10H0M40 10H27v10h13M13 0v30M27 0v30" />
        </Chip>
      </Top>
      {lastFour === undefined ? (
        <Unknown>카드 끝자리는 표시되지 않아요</Unknown>
      ) : (
        <Digits>
          <VisuallyHidden>끝 네 자리 {lastFour}</VisuallyHidden>
          <span aria-hidden="true">••••</span>
          <span aria-hidden="true">••••</span>
          <span aria-hidden="true">••••</span>
          <span aria-hidden="true">{lastFour}</span>
        </Digits>
      )}
      <Foot>
        <span>{formatDay(card.registeredAt)} 등록</span>
        <span>{PROVIDER_NAME[PROVIDER_OF_CARD[card.provider]]}</span>
      </Foot>
    </Face>
  );
}

const Face = styled.div<{ $face: CardFace }>`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  overflow: hidden;
  width: 100%;
  max-width: 340px;
  /* Ratio of a real card (ISO/IEC 7810 ID-1); larger text makes it higher. */
  aspect-ratio: 1.586;
  min-height: min-content;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[6]};
  border-radius: ${({ theme }) => theme.radius.large};
  color: ${({ theme }) => theme.color.text.inverse};
  background: linear-gradient(135deg, ${({ $face }) => CARD_FACES[$face][0]}, ${({ $face }) => CARD_FACES[$face][1]});
  box-shadow: ${({ theme }) => theme.shadow.floating};

  /* Gloss across the corner, below the text. */
  &::before {
    content: '';
    position: absolute;
    top: -60%;
    right: -30%;
    width: 80%;
    aspect-ratio: 1;
    border-radius: ${({ theme }) => theme.radius.full};
    border: 36px solid ${({ theme }) => theme.color.text.inverse};
    opacity: 0.05;
  }
  & > * {
    position: relative;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Name = styled.p`
  ${({ theme }) => theme.type.title2}
`;

const Chip = styled.svg`
  flex: none;
  width: 40px;
  rect {
    fill: ${({ theme }) => theme.color.picture.warmSoft};
    stroke: ${({ theme }) => theme.color.picture.warm};
  }
  path {
    fill: none;
    stroke: ${({ theme }) => theme.color.picture.warm};
  }
`;

const Digits = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.title2}
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
`;

/** No dots here: they would suggest a number that is unknown. */
const Unknown = styled.p`
  ${({ theme }) => theme.type.label}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.caption}
`;
