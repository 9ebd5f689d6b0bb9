import { CARD_FACES } from './card-faces';
import { theme } from './theme';

const { text, action, surface, border, icon } = theme.color;

export interface ContrastPair {
  readonly name: string;
  readonly front: string;
  readonly ground: string;
}

const GROUNDS = {
  page: surface.page,
  sunken: surface.sunken,
  raised: surface.raised,
  pressed: surface.pressed,
} as const;
const READ_ANYWHERE = ['primary', 'secondary', 'tertiary', 'brand', 'success', 'warning'] as const;

/** Text colours with their backgrounds; WCAG AA requires 4.5:1. Add new roles of text or surface here. */
export const TEXT_PAIRS: readonly ContrastPair[] = [
  ...READ_ANYWHERE.flatMap((role) =>
    Object.entries(GROUNDS).map(([ground, colour]) => ({
      name: `text.${role} on ${ground}`,
      front: text[role],
      ground: colour,
    })),
  ),
  ...(['success', 'warning'] as const).flatMap((mood) => [
    { name: `text.primary on ${mood}`, front: text.primary, ground: surface[mood] },
    { name: `text.secondary on ${mood}`, front: text.secondary, ground: surface[mood] },
  ]),
  { name: 'text.primary on brand', front: text.primary, ground: surface.brand },
  { name: 'text.primary on neutral', front: text.primary, ground: action.neutral },
  { name: 'text.secondary on neutral', front: text.secondary, ground: action.neutral },
  { name: 'text.secondary on brand', front: text.secondary, ground: surface.brand },
  { name: 'text.tertiary on brand', front: text.tertiary, ground: surface.brand },
  { name: 'text.brand on brand', front: text.brand, ground: surface.brand },
  { name: 'text.success on success', front: text.success, ground: surface.success },
  { name: 'text.warning on warning', front: text.warning, ground: surface.warning },
  { name: 'text.inverse on successStrong', front: text.inverse, ground: surface.successStrong },
  { name: 'text.inverse on warningStrong', front: text.inverse, ground: surface.warningStrong },
  ...Object.entries(CARD_FACES).flatMap(([face, grounds]) =>
    grounds.map((ground, corner) => ({
      name: `text.inverse on cardFaces.${face}[${corner}]`,
      front: text.inverse,
      ground,
    })),
  ),
  { name: 'text.inverse on dark', front: text.inverse, ground: surface.dark },
  { name: 'action.onPrimary on primary', front: action.onPrimary, ground: action.primary },
  { name: 'action.onPrimary on primaryPressed', front: action.onPrimary, ground: action.primaryPressed },
  { name: 'action.onSecondary on secondary', front: action.onSecondary, ground: action.secondary },
  { name: 'action.onSecondary on secondaryPressed', front: action.onSecondary, ground: action.secondaryPressed },
  { name: 'action.onNeutral on neutral', front: action.onNeutral, ground: action.neutral },
  { name: 'action.onNeutral on neutralPressed', front: action.onNeutral, ground: action.neutralPressed },
  { name: 'action.onDanger on danger', front: action.onDanger, ground: action.danger },
  { name: 'action.onDanger on dangerPressed', front: action.onDanger, ground: action.dangerPressed },
  { name: 'action.onSelected on selected', front: action.onSelected, ground: action.selected },
];

/** Edges and marks that distinguish a control from its background; WCAG 1.4.11 requires 3:1. */
export const EDGE_PAIRS: readonly ContrastPair[] = Object.entries(GROUNDS).flatMap(([ground, colour]) =>
  [
    { name: 'border.control', front: border.control },
    { name: 'border.focus', front: border.focus },
    { name: 'border.error', front: border.error },
    { name: 'border.success', front: border.success },
    { name: 'action.primary', front: action.primary },
    { name: 'icon.primary', front: icon.primary },
    { name: 'icon.secondary', front: icon.secondary },
    { name: 'icon.brand', front: icon.brand },
  ].map(({ name, front }) => ({ name: `${name} on ${ground}`, front, ground: colour })),
);
