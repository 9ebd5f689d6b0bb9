import { applicatePaths, contentPaths } from '@dongne/contract/paths';
import { useCapabilities } from '@dongne/platform';
import { ListRow, Section } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Chapters of the guide, one per route of the specification. `isOfMembership`: hidden where the membership is. */
const CHAPTERS = {
  order: { to: contentPaths.howToUse(), title: '이용 방법', text: '신청부터 배송까지', isOfMembership: false },
  rules: {
    to: applicatePaths.guide(),
    title: '승인·변경·취소',
    text: '맡기기 전에 알아 두면 좋아요',
    isOfMembership: false,
  },
  daily: {
    to: applicatePaths.dailyGuide(),
    title: '매일새옷 제휴 세탁소',
    text: '추가 서비스를 고를 수 있어요',
    isOfMembership: true,
  },
  dailyFirst: {
    to: applicatePaths.dailyNewGuide(),
    title: '매일새옷에 처음 맡긴다면',
    text: '세 단계면 신청이 끝나요',
    isOfMembership: true,
  },
} as const;

export type GuideChapter = keyof typeof CHAPTERS;

/** Links to the other chapters of the guide. */
export const GuideChapters = ({ current }: { current: GuideChapter }) => {
  const { can } = useCapabilities();
  const others = Object.entries(CHAPTERS).filter(
    ([chapter, { isOfMembership }]) => chapter !== current && (can.membership || !isOfMembership),
  );
  return (
    <Section title="더 알아보기">
      <ul>
        {others.map(([chapter, { to, title, text }]) => (
          <li key={chapter}>
            <ListRow as={Link} to={to} title={title} description={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
};
