import styled from 'styled-components';

/** Short facts of a shop in one line, with dots between them. */
export const FactLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
  font-variant-numeric: tabular-nums;

  /* After a fact, not before one: a line never begins with a dot. */
  & > :not(:last-child)::after {
    content: '·';
    margin: 0 6px;
    color: ${({ theme }) => theme.color.text.disabled};
  }
`;
