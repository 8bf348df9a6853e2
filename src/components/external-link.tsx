import { Icon } from '../icons/icon'

/** A plain link without `target`, so that the installed app offers a way back. */
export function ExternalLink({ name, url }: { name: string; url: string }) {
  return (
    <a href={url} className="tall-link text-sm">
      {name}
      <Icon name="external" className="size-1em" />
    </a>
  )
}
