import styled from 'styled-components';

interface FieldErrorProps {
  readonly id?: string;
  readonly message: string | undefined;
}

/** Error of a field without its own error slot. Always mounted, so that the live region announces it. */
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
