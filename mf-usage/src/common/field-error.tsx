import styled from 'styled-components';

interface FieldErrorProps {
  readonly id?: string;
  readonly message: string | undefined;
}

/** What is wrong with a field that has no place of its own for it. Always in the page, so that it is read aloud when it comes. */
export const FieldError = ({ id, message }: FieldErrorProps) => (
  <Message id={id} aria-live="polite">
    {message}
  </Message>
);

const Message = styled.p`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.warning};

  &:not(:empty) {
    margin-top: ${({ theme }) => theme.space[2]};
  }
`;
