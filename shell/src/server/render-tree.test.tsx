/** @jest-environment node */
import { lazy, Suspense } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { treeRenderer } from './render-tree';

const shine = keyframes`from { opacity: 0.123; }`;
const Everywhere = createGlobalStyle`html { color: rgb(1, 2, 3); }`;
const Fallback = styled.p`
  width: 1234px;
  animation: ${shine} 1s;
`;
const Row = styled.li<{ $isWide: boolean }>`
  width: ${({ $isWide }) => ($isWide ? '4321px' : '21px')};
`;

const Page = lazy(async () => ({
  default: () => (
    <ul>
      <Row $isWide>늘푸른세탁</Row>
      <Row $isWide={false}>먼세탁</Row>
    </ul>
  ),
}));

const fail = (error: unknown): void => {
  throw error;
};

describe('rendered tree', () => {
  it('has every style rule in use and none of a replaced fallback', async () => {
    const { render } = treeRenderer(
      <Suspense fallback={<Fallback>잠시만요</Fallback>}>
        <Everywhere />
        <Page />
      </Suspense>,
    );
    const { html, styles } = await (await render(fail)).write();
    expect(html).not.toContain('잠시만요');
    expect(styles).not.toContain('1234px');
    for (const rule of ['rgb(1, 2, 3)', '4321px', '21px', '<style', '</style>']) expect(styles).toContain(rule);
  });

  it('has the styles of its last render, each once', async () => {
    let isReady = false;
    const Changing = () => (isReady ? <Row $isWide>늘푸른세탁</Row> : <Fallback>잠시만요</Fallback>);
    const { render, end } = treeRenderer(<Changing />);
    await render(fail);
    isReady = true;
    const { html, styles } = await (await render(fail)).write();
    end();
    expect(html).toContain('늘푸른세탁');
    expect(styles).not.toContain('1234px');
    expect(styles.split('4321px')).toHaveLength(2);
  });
});
