import styled from 'styled-components';

/** Error next to the pressed button, announced when it appears. */
export function Problem({ sentence }: { readonly sentence: string | undefined }) {
  return <Sentence role="alert">{sentence}</Sentence>;
}

const Sentence = styled.p`
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.warning};
  &:not(:empty) {
    margin-bottom: ${({ theme }) => theme.space[3]};
  }
`;
