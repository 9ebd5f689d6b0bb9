import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Chapter of an introduction. */
export interface Chapter {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** Ordered chapters of an introduction. */
export const Chapters = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <List>
    {chapters.map(({ picture, title, text }, index) => (
      <li key={title}>
        {picture}
        <StepNumber aria-hidden="true">{index + 1}</StepNumber>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[6]} 0 ${({ theme }) => theme.space[10]};
  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    text-align: center;
  }
`;

const StepNumber = styled.span`
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  margin-top: ${({ theme }) => theme.space[5]};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.brand};
  background: ${({ theme }) => theme.color.surface.brand};
  border-radius: ${({ theme }) => theme.radius.full};
`;

const Title = styled.h2`
  margin-top: ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.title2}
`;

const Text = styled.p`
  max-width: 300px;
  margin-top: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
