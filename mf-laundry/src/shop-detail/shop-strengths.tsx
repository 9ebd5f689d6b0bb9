import { REVIEW_KEYWORDS, type ShopDetail } from '@dongne/contract';
import { Section } from '@dongne/ui';
import { Quote } from 'lucide-react';
import styled from 'styled-components';

const SHOWN = 3;

/** Phrases that reviews chose most; nothing without any. */
export const ShopStrengths = ({ counts }: { counts: ShopDetail['keywordCounts'] }) => {
  const best = counts
    .filter(({ keyword, count }) => count > 0 && keyword !== 'keyWordNo')
    .sort((a, b) => b.count - a.count)
    .slice(0, SHOWN);
  if (best.length === 0) return null;
  return (
    <Section title="이런 점이 좋대요">
      <Phrases>
        {best.map(({ keyword, count }) => (
          <Phrase key={keyword}>
            <Quote size={16} aria-hidden="true" />
            <span>{REVIEW_KEYWORDS[keyword]}</span>
            <Count>{count}명</Count>
          </Phrase>
        ))}
      </Phrases>
    </Section>
  );
};

const Phrases = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[5]};
`;

const Phrase = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  ${({ theme }) => theme.type.label}

  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.picture.warm};
  }
`;

const Count = styled.span`
  flex: none;
  color: ${({ theme }) => theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`;
