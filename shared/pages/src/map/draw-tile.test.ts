import type { MapTile } from '@dongne/contract';
import { MAP_COLOURS } from '@dongne/ui';
import { drawTile, tileOf } from './draw-tile';

describe('tileOf', () => {
  it('uses a whole tile up to the last zoom', () => {
    expect(tileOf(11, 1746, 793, 512)).toEqual({
      place: { zoom: 11, x: 1746, y: 793 },
      part: { scale: 1 / 16, left: 0, top: 0 },
    });
  });

  it('uses a part of the last tile for closer squares', () => {
    expect(tileOf(13, 6987, 3175, 512)).toEqual({
      place: { zoom: 11, x: 1746, y: 793 },
      part: { scale: 1 / 4, left: 3 * 2_048, top: 3 * 2_048 },
    });
  });
});

describe('drawTile', () => {
  /** Fake canvas context that records texts and fill colours. */
  const draw = (tile: Partial<MapTile>, { zoom = 14, showsService = false } = {}) => {
    const written: string[] = [];
    const filled: string[] = [];
    const pen = new Proxy<Record<string, unknown>>(
      { fillText: (text: string) => written.push(text), fill: () => filled.push(String(pen['fillStyle'])) },
      { get: (known, name) => known[String(name)] ?? (() => undefined) },
    );
    const canvas = document.createElement('canvas');
    Object.defineProperty(canvas, 'getContext', { value: () => pen });
    const part = { scale: 1 / 16, left: 0, top: 0 };
    drawTile(canvas, { land: [], borders: [], names: [], ...tile }, part, { size: 512, ratio: 1, zoom, showsService });
    return { written, filled };
  };
  const names: MapTile['names'] = [
    { level: 'sigungu', text: '강남구', x: 1_000, y: 1_000 },
    { level: 'dong', text: '삼성동', x: 3_000, y: 3_000 },
    { level: 'dong', text: '역삼동', x: 3_100, y: 3_050 },
    { level: 'dong', text: '논현동', x: 6_000, y: 3_000 },
  ];

  it('names districts from afar and dongs close by', () => {
    expect(draw({ names }, { zoom: 12 }).written).toEqual(['강남구']);
    expect(draw({ names }, { zoom: 13 }).written).toEqual(['삼성동', '논현동']);
  });

  it('writes no name that is far outside the square', () => {
    const beside = names.map((name) => ({ ...name, x: name.x + 9_500 }));
    expect(draw({ names: beside }, { zoom: 14 }).written).toEqual([]);
  });

  it('omits what is outside the square and keeps names at its edge', () => {
    const far = 40 * 8_192;
    const names: MapTile['names'] = [
      { level: 'dong', text: '저동', x: far, y: 100 },
      { level: 'dong', text: '변동', x: -100, y: 100 },
    ];
    const land: MapTile['land'] = [
      { isServed: false, rings: [[far, far, far + 9, far, far, far + 9]] },
      { isServed: true, rings: [[-50, -50, 9_000, -50, 100, 9_000]] },
    ];
    expect(draw({ land, names }, { showsService: true })).toEqual({ written: ['변동'], filled: [MAP_COLOURS.served] });
  });

  it('colours the service area on the map that shows it', () => {
    const land: MapTile['land'] = [
      { isServed: true, rings: [[0, 0, 9, 9, 0, 9]] },
      { isServed: false, rings: [[0, 0, 9, 9, 0, 9]] },
    ];
    expect(draw({ land }).filled).toEqual([MAP_COLOURS.land, MAP_COLOURS.land]);
    expect(draw({ land }, { showsService: true }).filled).toEqual([MAP_COLOURS.served, MAP_COLOURS.land]);
  });
});
