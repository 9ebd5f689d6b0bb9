import styled, { css } from 'styled-components';

/** Internal parts of all fields; not exported from the package. */
export const FieldLabel = styled.label`
  display: block;
  margin-bottom: ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.secondary};
`;

/** Live region, always in the DOM, so that a new message is announced. */
export const FieldMessage = styled.p<{ $error: boolean }>`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme, $error }) => ($error ? theme.color.text.warning : theme.color.text.tertiary)};
  &:not(:empty) {
    margin-top: ${({ theme }) => theme.space[2]};
  }
`;

/** Frame of an input. */
export const fieldFrame = css<{ $error: boolean }>`
  background: ${({ theme }) => theme.color.surface.page};
  border: 1px solid ${({ theme, $error }) => ($error ? theme.color.border.error : theme.color.border.control)};
  border-radius: ${({ theme }) => theme.radius.medium};
  transition: box-shadow ${({ theme }) => theme.motion.fast};
  &:focus-within {
    border-color: ${({ theme, $error }) => ($error ? theme.color.border.error : theme.color.border.focus)};
    box-shadow: 0 0 0 1px ${({ theme, $error }) => ($error ? theme.color.border.error : theme.color.border.focus)};
  }
`;

/** Frame of a disabled input. */
export const disabledFrame = css`
  background: ${({ theme }) => theme.color.action.disabled};
  border-color: ${({ theme }) => theme.color.border.strong};
`;
