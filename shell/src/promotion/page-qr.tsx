import { PAPER_COLOURS } from '@dongne/ui';
import styled from 'styled-components';
import { encode } from 'uqr';

/** Converts dark modules to one SVG path: `M3 0h1v1h-1z`. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** QR code of an address, always dark on white: not every camera reads inverted codes. */
export const PageQr = ({ address }: { readonly address: string }) => {
  const { data, size } = encode(address, { border: 4 });
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label="지금 보는 화면의 QR 코드" shapeRendering="crispEdges">
      <path d={pathOf(data)} fill={PAPER_COLOURS.strong} />
    </Code>
  );
};

const Code = styled.svg`
  width: 132px;
  height: 132px;
  background: ${PAPER_COLOURS.paper};
  border-radius: ${({ theme }) => theme.radius.medium};
`;
