import { endpoints, FORM_LETTERS, searchText, type FaqList as FaqListAnswer } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { useCapabilities, useRemote, type CapabilityTable, type RemoteData } from '@dongne/platform';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonGroup, TextField, VisuallyHidden } from '@dongne/ui';
import { ChevronDown, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { searchFaqs } from './faq-search';

/** Questions for this member. Those about capabilities of a programme are hidden until the capabilities are loaded. */
const useFaqs = (): RemoteData<FaqListAnswer['items']> => {
  const faqs = useRemote(endpoints.faqs);
  const { state, can } = useCapabilities();
  if (faqs.state !== 'ready') return faqs;
  return state === 'loading' ? { state } : { state: 'ready', value: allowedOf(faqs.value.items, can) };
};

const allowedOf = (faqs: FaqListAnswer['items'], can: CapabilityTable): FaqListAnswer['items'] =>
  faqs.filter(({ needs }) => needs === null || can[needs]);

/** Questions and answers grouped by category. */
export const FaqList = () => {
  const faqs = useFaqs();
  switch (faqs.state) {
    case 'loading':
      return <FaqSkeleton />;
    case 'failed':
      return (
        <ErrorState message="자주 묻는 질문을 불러오지 못했어요" text={faqs.error.sentence} onRetry={faqs.retry} />
      );
    case 'ready':
      return faqs.value.length === 0 ? (
        <EmptyState title="아직 등록된 질문이 없어요" />
      ) : (
        <SearchedFaqs faqs={faqs.value} />
      );
  }
};

const SearchedFaqs = ({ faqs }: { faqs: FaqListAnswer['items'] }) => {
  const [search, setSearch] = useState('');
  const found = searchFaqs(faqs, search);
  return (
    <>
      <TextField
        label="자주 묻는 질문 검색"
        hideLabel
        type="search"
        autoComplete="off"
        placeholder="궁금한 점을 검색해 보세요"
        maxLength={FORM_LETTERS.shopSearch}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        prefix={<Search size={20} aria-hidden="true" />}
      />
      <VisuallyHidden role="status">{searchText(search) !== '' && `질문 ${found.length}개를 찾았어요`}</VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          title="맞는 질문을 찾지 못했어요"
          text="다른 말로 검색하거나 문의를 남겨 주세요."
          action={
            <Button as={Link} to={mypagePaths.writeInquiry()} size="medium" tone="secondary">
              문의 남기기
            </Button>
          }
        />
      ) : (
        categoriesOf(found).map((category) => (
          <Category key={category}>
            <CategoryName>{category}</CategoryName>
            {found
              .filter((faq) => faq.category === category)
              .map((faq) => (
                <Faq key={faq.id}>
                  <Question>
                    {faq.question}
                    <ChevronDown size={20} aria-hidden="true" />
                  </Question>
                  <Answer>{faq.answer}</Answer>
                </Faq>
              ))}
          </Category>
        ))
      )}
    </>
  );
};

const FaqSkeleton = () => (
  <SkeletonGroup>
    {[0, 1, 2, 3, 4, 5].map((faq) => (
      <SkeletonRow key={faq}>
        <Skeleton width="70%" height="20px" />
      </SkeletonRow>
    ))}
  </SkeletonGroup>
);

/** Unique categories in order of appearance. */
const categoriesOf = (faqs: FaqListAnswer['items']): readonly string[] => [
  ...new Set(faqs.map(({ category }) => category)),
];

const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.buttonNormal};
`;

const Category = styled.div`
  padding-top: ${({ theme }) => theme.space[5]};
`;

const CategoryName = styled.h3`
  padding: ${({ theme }) => theme.space[2]} 0;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;

const Faq = styled.details`
  border-bottom: 1px solid ${({ theme }) => theme.color.border.subtle};
  &[open] svg {
    transform: rotate(180deg);
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-height: ${({ theme }) => theme.size.buttonNormal};
  padding: ${({ theme }) => theme.space[2]} 0;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.secondary};
    transition: transform ${({ theme }) => theme.motion.fast};
  }
`;

const Answer = styled.p`
  padding: 0 0 ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  white-space: pre-line;
`;
