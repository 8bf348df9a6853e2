import type { HTMLAttributes } from 'react'

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'b'
  /** Renders nothing without text. */
  children: string | false | undefined
}

/**
 * Text that changes: each change makes a new element. A browser's translator replaces text nodes, and an update to a
 * replaced node or its neighbour is lost: within a sentence, wrap this in an element of its own.
 */
export function Text({ as: Tag = 'p', children, ...attributes }: TextProps) {
  return children ? (
    <Tag key={children} {...attributes}>
      {children}
    </Tag>
  ) : null
}
