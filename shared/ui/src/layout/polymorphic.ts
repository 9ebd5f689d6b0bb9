import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Props of a piece that may be drawn as another element or component: `<Button as={Link} to="/usage">`.
 * The piece's own props win over those of the element.
 */
export type PolymorphicProps<E extends ElementType, Own> = Own & { readonly as?: E } & Omit<
    ComponentPropsWithRef<E>,
    keyof Own | 'as'
  >;
