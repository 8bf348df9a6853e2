/** Line icons on a grid of 24 units; `styles/base.css` gives them all the same stroke. */
export const iconPaths = {
  weather:
    'M8 20h9a4 4 0 0 0 .5-8 5.5 5.5 0 0 0-10.5 1.5A3.3 3.3 0 0 0 8 20zM4 11a5 5 0 0 1 7-5.5M8 1.5v1M2.5 4l.7.7M1 9.5h1M13.5 4l-.7.7',
  tides: 'M2 7q2.5-3 5 0t5 0 5 0 5 0M2 13q2.5-3 5 0t5 0 5 0 5 0M2 19q2.5-3 5 0t5 0 5 0 5 0',
  locations: 'M12 22q7-7 7-12a7 7 0 0 0-14 0q0 5 7 12zM14 10a2 2 0 1 1-4 0 2 2 0 1 1 4 0z',
  calendar: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 1 1 18 0zM12 11v5M12 8h0',
  home: 'M3 11l9-8 9 8M5 10v10h14V10M10 20v-6h4v6',
  beach: 'M3 12a9 9 0 0 1 18 0zM12 12v9M7 21h10',
  destination: 'M12 3v18M12 4h7l2 3-2 3h-7M12 11H5l-2 3 2 3h7',
  station: 'M6 3h12v13H6zM6 10h12M9 13h0M15 13h0M8 16l-3 5M16 16l3 5',
  shop: 'M5 8h14l1 13H4zM9 11V6a3 3 0 0 1 6 0v5',
  external: 'M7 17L17 7M9 7h8v8',
  loading: 'M20 12a8 8 0 1 1-3-6M17 2v4h-4',
  loaded: 'M5 12l5 5L19 7',
  error: 'M12 3L2 20h20zM12 10v4M12 17h0',
  telephone:
    'M6 3h4l1.5 5L9 9.5a10 10 0 0 0 5.5 5.5L16 12.5l5 1.5v4a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  close: 'M6 6l12 12M18 6L6 18',
  drop: 'M12 3q6 7 6 11a6 6 0 0 1-12 0q0-4 6-11z',
  arrow: 'M12 21V3M6 9l6-6 6 6',
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
  system: 'M7 2h10v20H7zM11 18h2',
  dark: 'M20 14a8 8 0 1 1-10-10 7 7 0 0 0 10 10z',
}

export type IconName = keyof typeof iconPaths
