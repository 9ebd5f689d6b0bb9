/** Distance per arrow key, in pixels. */
const STEP_PX = 80;

interface Moves {
  readonly panBy: (right: number, down: number) => void;
  readonly zoomBy: (steps: number) => void;
}

const moveOf = (key: string, { panBy, zoomBy }: Moves): (() => void) | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return () => panBy(-STEP_PX, 0);
    case 'ArrowRight':
      return () => panBy(STEP_PX, 0);
    case 'ArrowUp':
      return () => panBy(0, -STEP_PX);
    case 'ArrowDown':
      return () => panBy(0, STEP_PX);
    case '+':
    case '=':
      return () => zoomBy(1);
    case '-':
      return () => zoomBy(-1);
    default:
      return undefined;
  }
};

/** Moves a focused map by arrow keys and zooms it by plus and minus. Ignores keys on its items. */
export const moveByKeys = (ground: HTMLElement, moves: Moves): void =>
  ground.addEventListener('keydown', (event) => {
    if (event.target !== ground || event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moveOf(event.key, moves);
    if (move === undefined) return;
    event.preventDefault();
    move();
  });
