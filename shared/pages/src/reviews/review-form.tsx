import { typedText } from '@dongne/contract';
import type { ReviewSaved } from '@dongne/contract';
import { Button, FixedActions, Notice, Text } from '@dongne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FormBody } from '../form-body';
import { fileOfDataUrl } from '../photos/photo-data';
import { useServerForm } from '../use-server-form';
import { ReviewFields } from './review-fields';
import { REVIEW_SCHEMA, type ReviewValues } from './review-values';

/** Submitted review: texts, new photos as files, and the earlier ones to keep. */
export interface SentReview {
  readonly rating: number;
  readonly keywords: ReviewValues['keywords'];
  readonly text: string;
  readonly photo: readonly File[];
  readonly beforePhotos: readonly number[];
}

interface ReviewFormProps {
  readonly initial: ReviewValues;
  /** Initial note at the photos. */
  readonly photosNote?: string | undefined;
  /** Content above the fields: the subject of the review. */
  readonly head: ReactNode;
  /** Effect of saving on the points; null without one. */
  readonly pointsText: (values: ReviewValues) => string | null;
  readonly submitLabel: string;
  readonly send: (review: SentReview, idempotencyKey: string) => Promise<ReviewSaved>;
  readonly onChange?: (values: ReviewValues) => void;
  readonly onDone: (saved: ReviewSaved) => unknown;
  readonly children?: ReactNode;
}

const FIELD_OF_WIRE = { rating: 'rating', keywords: 'keywords', text: 'text', photo: 'photos' } as const;

const sentOf = ({ rating, keywords, text, photos }: ReviewValues): SentReview => ({
  rating: Number(rating),
  keywords,
  text: typedText(text),
  photo: photos
    .filter(({ keptId }) => keptId === null)
    .map(({ backgroundUrl }, place) => fileOfDataUrl(backgroundUrl, `review-${place + 1}`)),
  beforePhotos: photos.flatMap(({ keptId }) => keptId ?? []),
});

/** Form for writing or editing a review. */
export const ReviewForm = (props: ReviewFormProps) => {
  const { initial, photosNote, head, pointsText, submitLabel, onChange, onDone, children } = props;
  const { values, problems, change, failure, isPending, formProps } = useServerForm({
    defaultValues: initial,
    schema: REVIEW_SCHEMA,
    ...(photosNote !== undefined && { known: { photos: { type: 'known', message: photosNote } } }),
    fieldOfWire: FIELD_OF_WIRE,
    send: (sent: ReviewValues, idempotencyKey) => props.send(sentOf(sent), idempotencyKey),
    onDone,
  });
  const handleChange = (patch: Partial<ReviewValues>): void => {
    change(patch);
    onChange?.({ ...values, ...patch });
  };
  const points = pointsText(values);
  return (
    <FormBody {...formProps}>
      {head}
      <ReviewFields values={values} problems={problems} change={handleChange} />
      {failure !== undefined && (
        <div role="alert">
          <Notice tone="warning">{failure.sentence}</Notice>
        </div>
      )}
      {children}
      <FixedActions
        note={
          points === null ? undefined : (
            <PointsNote $type="label" $color="secondary">
              {points}
            </PointsNote>
          )
        }
      >
        <Button type="submit" pending={isPending}>
          {submitLabel}
        </Button>
      </FixedActions>
    </FormBody>
  );
};

const PointsNote = styled(Text)`
  padding-bottom: ${({ theme }) => theme.space[3]};
`;
