import styled from 'styled-components';

export interface ProgressStepsProps {
  /** All steps, in order. */
  readonly steps: readonly string[];
  /** Number of completed steps. */
  readonly reached: number;
}

/** Progress at a glance. Decorative: the text beside it says the same. */
export const ProgressSteps = ({ steps, reached }: ProgressStepsProps) => (
  <Row aria-hidden="true">
    {steps.map((step, index) => (
      <Step key={step} $isReached={index < reached}>
        {step}
      </Step>
    ))}
  </Row>
);

/* Spans, to be valid inside of a link. */
const Row = styled.span`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${({ theme }) => theme.space[1]};
`;

const Step = styled.span<{ $isReached: boolean }>`
  padding-top: ${({ theme }) => theme.space[2]};
  ${({ theme, $isReached }) => ($isReached ? theme.type.captionStrong : theme.type.caption)}
  color: ${({ theme, $isReached }) => ($isReached ? theme.color.text.brand : theme.color.text.tertiary)};
  text-align: center;
  border-top: 4px solid
    ${({ theme, $isReached }) => ($isReached ? theme.color.action.primary : theme.color.action.neutral)};
`;
