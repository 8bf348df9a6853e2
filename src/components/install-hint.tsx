import { Icon } from '../icons/icon'

export function InstallHint({ onClose }: { onClose: () => void }) {
  return (
    <aside aria-label="Install" className="quiet">
      <p className="row-label">
        This website works best when installed as an app. You can do this by choosing "Add to home screen"
        from your browser's menu.
      </p>
      <button type="button" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </aside>
  )
}
