import styled, { keyframes } from 'styled-components';

interface SpinnerProps {
  /** Diameter in px. */
  readonly size?: number;
}

/**
 * Spinner in the colour of the surrounding text. Not announced: describe what is loading beside it (`aria-busy`, a
 * status).
 */
export function Spinner({ size = 24 }: SpinnerProps) {
  return (
    <Ring viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
      <path
        d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Ring>
  );
}

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.svg`
  flex: none;
  animation: ${turn} 800ms linear infinite;
`;
