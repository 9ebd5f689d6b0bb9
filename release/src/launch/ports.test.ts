import { once } from 'node:events';
import { createServer } from 'node:net';
import { portBaseOf, refuseTakenPorts } from './ports';

const OFFSETS = [0, 1, 2, 3, 4, 5, 1_000];

describe('the ports of the system', () => {
  it.each([
    [undefined, 3_000],
    ['', 3_000],
    ['13000', 13_000],
  ])('with PORT_BASE=%s start at %s', (text, base) => {
    expect(portBaseOf(text, OFFSETS)).toBe(base);
  });

  it.each([
    ['5000', /PORT_BASE=5000 results in port 6000, which browsers refuse/],
    ['5058', /results in port 5060, which browsers refuse/],
    ['65000', /results in port 66000, which is outside the allowed range/],
    ['80', /results in port 80, which is outside/],
    ['-3000', /results in port -3000/],
    ['3000.5', /must be a whole number, not "3000.5"/],
    ['three', /must be a whole number, not "three"/],
  ])('reject PORT_BASE=%s with a reason', (text, sentence) => {
    expect(() => portBaseOf(text, OFFSETS)).toThrow(sentence);
  });

  it('names another setting that is wrong', () => {
    expect(() => portBaseOf('many', OFFSETS, 'METRICS_PORT_BASE')).toThrow('METRICS_PORT_BASE must be a whole number');
  });

  it('are refused while another process uses one of them', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(refuseTakenPorts([port], ['127.0.0.1'])).rejects.toThrow(
      new RegExp(`In use already: port ${port}\\..*PORT_BASE`),
    );
    other.close();
    await once(other, 'close');
    await expect(refuseTakenPorts([port], ['127.0.0.1'])).resolves.toBeUndefined();
  });
});
