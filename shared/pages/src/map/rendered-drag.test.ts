import { untilReleased } from './rendered-drag';

describe('a map that opens while its rendered layers are dragged', () => {
  const frame = document.createElement('div');

  it.each(['pointerup', 'pointercancel'])('waits for the end of the drag: %s', async (end) => {
    frame.dataset['dragged'] = '';
    let isReleased = false;
    const released = untilReleased(frame).then(() => {
      isReleased = true;
    });
    await Promise.resolve();
    expect(isReleased).toBe(false);
    window.dispatchEvent(new Event(end));
    await released;
    expect(isReleased).toBe(true);
  });

  it('opens at once without one', async () => {
    delete frame.dataset['dragged'];
    await expect(untilReleased(frame)).resolves.toBeUndefined();
  });
});
