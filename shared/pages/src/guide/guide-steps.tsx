import { Section, Text } from '@dongne/ui';
import styled from 'styled-components';

interface Step {
  readonly title: string;
  readonly text: string;
}

interface GuideStepsProps {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Ordered steps of a guide. */
export const GuideSteps = ({ title, steps }: GuideStepsProps) => (
  <Section title={title}>
    <Steps>
      {steps.map((step, index) => (
        <Item key={step.title}>
          <Mark aria-hidden="true">{index + 1}</Mark>
          <div>
            <Text as="h3" $type="title3">
              {step.title}
            </Text>
            <Text $type="label" $color="secondary">
              {step.text}
            </Text>
          </div>
        </Item>
      ))}
    </Steps>
  </Section>
);

const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[6]};
`;

const Item = styled.li`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.action.onSecondary};
  background: ${({ theme }) => theme.color.action.secondary};
  border-radius: ${({ theme }) => theme.radius.full};
`;
