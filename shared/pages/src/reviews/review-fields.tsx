import { IMAGE_LIMIT, REVIEW, REVIEW_KEYWORDS } from '@dongne/contract';
import { Checkbox, Section, Text, TextArea } from '@dongne/ui';
import styled from 'styled-components';
import { PhotoField } from '../photos/photo-field';
import type { FormView } from '../use-server-form';
import { KEYWORDS, withKeyword, type ReviewValues } from './review-values';
import { StarField } from './star-field';

/** Fields of a review: stars, keywords, text and photos. */
export const ReviewFields = ({ values, problems, change }: FormView<ReviewValues>) => (
  <>
    <StarField value={values.rating} error={problems.rating} onChange={(rating) => change({ rating })} />
    <Section title="어떤 점이 좋았나요?">
      <Keywords
        role="group"
        aria-label="어떤 점이 좋았나요?"
        {...(problems.keywords !== undefined && { 'data-wrong': '' })}
      >
        {KEYWORDS.map((keyword) => (
          <Checkbox
            key={keyword}
            label={REVIEW_KEYWORDS[keyword]}
            checked={values.keywords.includes(keyword)}
            onChange={({ target }) => change({ keywords: withKeyword(values.keywords, keyword, target.checked) })}
          />
        ))}
      </Keywords>
      <Text $type="caption" $color="warning" role="status">
        {problems.keywords}
      </Text>
    </Section>
    <Section title="어떻게 이용하셨나요?">
      <TextArea
        label="리뷰"
        placeholder="맡긴 품목과 세탁 결과를 알려 주시면 이웃에게 도움이 돼요"
        maxLetters={REVIEW.maxLetters}
        value={values.text}
        error={problems.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <PhotoField
        label="리뷰 사진"
        limit={IMAGE_LIMIT.review}
        photos={values.photos}
        onChange={(photos) => change({ photos: [...photos] })}
      />
      <Text $type="caption" $color="warning" role="status">
        {problems.photos}
      </Text>
      <Text $type="caption" $color="tertiary">
        리뷰와 사진은 누구나 볼 수 있어요. 얼굴, 주소, 전화번호가 나오지 않게 해 주세요.
      </Text>
    </Section>
  </>
);

const Keywords = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  align-items: center;
`;
