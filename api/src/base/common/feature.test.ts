import fastify from 'fastify';
import { clockPlugin } from './clock-plugin';
import { feature } from './feature';

const clock = { now: () => new Date('2026-03-02T01:00:00Z') };
const time = feature({ name: 'time', needs: ['clock'] }, (app) => {
  app.get('/time', async () => app.clock.now().toISOString());
});

describe('feature of the API', () => {
  it('reads its parts below its own URL prefix', async () => {
    const app = fastify();
    await app.register(clockPlugin(clock));
    await app.register(time, { prefix: '/v1' });
    expect((await app.inject({ url: '/v1/time' })).body).toBe('2026-03-02T01:00:00.000Z');
    await app.close();
  });

  it('stops the start and names a part that is not registered', async () => {
    const app = fastify();
    await expect(Promise.resolve(app.register(time))).rejects.toThrow(/clock.*time/);
  });
});
