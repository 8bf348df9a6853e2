import type { HTMLAttributes } from 'react'

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'b'
  /** Renders nothing without text. */
  children: string | false | undefined
}

/**
 * Text that changes. Each change creates a new element, because a browser's translator replaces text nodes, and updates
 * to a replaced node or its neighbour are lost. Within a sentence, wrap each `Text` in an element of its own.
 */
export function Text({ as: Tag = 'p', children, ...attributes }: TextProps) {
  return children ? (
    <Tag key={children} {...attributes}>
      {children}
    </Tag>
  ) : null
}
