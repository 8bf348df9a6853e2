import type { HTMLAttributes } from 'react'

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'b'
  /** Without text, nothing. */
  children: string | false | undefined
}

/**
 * Text that changes: each change makes a new element. A browser's translator replaces text nodes, and an update to a
 * replaced node is lost, as is one beside it: within a sentence, wrap this in an element of its own.
 */
export function Text({ as: Tag = 'p', children, ...attributes }: TextProps) {
  return children ? (
    <Tag key={children} {...attributes}>
      {children}
    </Tag>
  ) : null
}
