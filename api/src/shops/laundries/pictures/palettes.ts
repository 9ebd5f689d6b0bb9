/** Colours of one shop. */
export interface Palette {
  readonly wall: string;
  readonly wallShade: string;
  readonly main: string;
  readonly mainShade: string;
  readonly light: string;
  readonly accent: string;
  readonly wood: string;
}

/** Palettes of shops: quiet walls, one strong colour, one accent. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    wall: '#F3EEE6',
    wallShade: '#E4DCCF',
    main: '#2F6BFF',
    mainShade: '#1F55DB',
    light: '#E3EDFF',
    accent: '#FFB627',
    wood: '#C79B6B',
  },
  {
    wall: '#EEF1F3',
    wallShade: '#DCE2E6',
    main: '#0F8A7E',
    mainShade: '#0B6C63',
    light: '#D5F0EC',
    accent: '#F2795B',
    wood: '#B98D63',
  },
  {
    wall: '#F6EDE6',
    wallShade: '#E8D9CC',
    main: '#C4513A',
    mainShade: '#A33F2B',
    light: '#FBE4DC',
    accent: '#2E5E8C',
    wood: '#A9774A',
  },
  {
    wall: '#EDEFF6',
    wallShade: '#DADFEC',
    main: '#4B4E9B',
    mainShade: '#393C7D',
    light: '#E3E4F7',
    accent: '#E9A23B',
    wood: '#B58F6A',
  },
  {
    wall: '#F1F2EC',
    wallShade: '#E0E2D5',
    main: '#5B7F3A',
    mainShade: '#47662B',
    light: '#E5F0D9',
    accent: '#D96C4F',
    wood: '#B48A5A',
  },
  {
    wall: '#F7F0F1',
    wallShade: '#EADCDF',
    main: '#B4476E',
    mainShade: '#933557',
    light: '#FAE0E9',
    accent: '#3C8D93',
    wood: '#BD9370',
  },
  {
    wall: '#E9EDEE',
    wallShade: '#D5DCDE',
    main: '#264653',
    mainShade: '#1A323C',
    light: '#D6E6EA',
    accent: '#E9C46A',
    wood: '#C19467',
  },
  {
    wall: '#F8F3E4',
    wallShade: '#EBE1C6',
    main: '#C98A1B',
    mainShade: '#A67013',
    light: '#FCEFCE',
    accent: '#33658A',
    wood: '#A87C4B',
  },
  {
    wall: '#EFEBF4',
    wallShade: '#DED6E8',
    main: '#7A52A6',
    mainShade: '#613F87',
    light: '#ECE0F8',
    accent: '#58A47A',
    wood: '#B78F72',
  },
  {
    wall: '#F0F4F2',
    wallShade: '#DDE7E2',
    main: '#2E7D5B',
    mainShade: '#226247',
    light: '#D9F0E5',
    accent: '#F0A04B',
    wood: '#C09A6C',
  },
  {
    wall: '#F4F1ED',
    wallShade: '#E5DFD7',
    main: '#3A3A3C',
    mainShade: '#262628',
    light: '#E8E8EA',
    accent: '#E05A47',
    wood: '#B88A5E',
  },
  {
    wall: '#EAF1F6',
    wallShade: '#D5E2EB',
    main: '#1C7AA8',
    mainShade: '#145E83',
    light: '#D3EBF7',
    accent: '#F4B942',
    wood: '#BA9167',
  },
];

/** Colours of cloth, independent of the palette. */
export const CLOTHS: readonly [string, ...string[]] = [
  '#FFFFFF',
  '#C9DAF8',
  '#F6C9CE',
  '#CFE8D5',
  '#FCE3B0',
  '#8FA3BF',
  '#56657C',
  '#E8E3DA',
  '#D7C6EC',
  '#3E4C63',
];
