import styled from 'styled-components';

/** Why what was just pressed did not happen, beside the button; read aloud when it appears. */
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
