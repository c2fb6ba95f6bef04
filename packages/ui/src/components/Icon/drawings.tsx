import type { ReactElement } from 'react';

interface Drawing {
  draw: ReactElement;
  /** Points along the reading direction, so it is mirrored where that runs to the left. */
  flips?: boolean;
}

/** Drawn on a grid of 24 px with a pen of 1.75 px and round ends. */
const drawings = {
  home: { draw: <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.2a2.5 2.5 0 0 0-5 0V20H5a1 1 0 0 1-1-1z" /> },
  book: { draw: <path d="M12 6.6C10 5.1 7.4 4.5 4 4.6V18.2c3.4-.1 6 .5 8 2 2-1.5 4.6-2.1 8-2V4.6c-3.4-.1-6 .5-8 2zM12 6.6v13.6" /> },
  practice: {
    draw: (
      <>
        <path d="M2.8 12h3M18.2 12h3" />
        <path d="m12 5.5 6.2 6.5-6.2 6.5L5.8 12z" />
        <path d="m9.8 12 1.7 1.7 2.9-3.1" />
      </>
    ),
  },
  league: {
    draw: (
      <>
        <path d="M6 21V4.5" />
        <path d="M6 5c3-1.8 5.5 1.2 8.5.2 1.5-.5 2.5-.7 4-.2l-2 4 2 4c-1.5-.5-2.5-.3-4 .2-3 1-5.5-2-8.5-.2" />
      </>
    ),
  },
  mark: { draw: <path d="M6.5 4.5h11v15.7L12 16l-5.5 4.2z" /> },
  chart: {
    draw: (
      <>
        <path d="M4.5 19.5h15" />
        <path d="M7.5 19.5v-5M12 19.5V9M16.5 19.5V5" />
      </>
    ),
  },
  bell: {
    draw: (
      <>
        <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5z" />
        <path d="M10.3 20.5a2 2 0 0 0 3.4 0" />
      </>
    ),
  },
  gear: {
    draw: (
      <>
        <path d="M4 7.5h9M18.5 7.5H20M4 16.5h1.5M11 16.5h9" />
        <circle cx="15.7" cy="7.5" r="2.5" />
        <circle cx="8.2" cy="16.5" r="2.5" />
      </>
    ),
  },
  help: {
    draw: (
      <>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M9.6 9.7a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7" />
        <path d="M12 16.6v.1" />
      </>
    ),
  },
  menu: { draw: <path d="M4 7h16M4 12h16M4 17h10" /> },
  close: { draw: <path d="m6 6 12 12M18 6 6 18" /> },
  arrow: { draw: <path d="M4.5 12h15M13.5 6l6 6-6 6" />, flips: true },
  back: { draw: <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />, flips: true },
  chev: { draw: <path d="m9.5 6 6 6-6 6" />, flips: true },
  down: { draw: <path d="m6 9.5 6 6 6-6" /> },
  check: { draw: <path d="m5 12.5 4.7 4.7L19 7.5" /> },
  key: {
    draw: (
      <>
        <circle cx="8" cy="8.5" r="4" />
        <path d="m11 11.3 8.5 8.2M16.3 16.4l2.2-2.3M13.6 13.8l1.6-1.7" />
      </>
    ),
  },
  play: { draw: <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" /> },
  pause: { draw: <path d="M8.5 6v12M15.5 6v12" strokeWidth="3" /> },
  cc: {
    draw: (
      <>
        <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
        <path d="M10.5 10.4a2.2 2.2 0 1 0 0 3.2M17 10.4a2.2 2.2 0 1 0 0 3.2" />
      </>
    ),
  },
  full: { draw: <path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" /> },
  vol: {
    draw: (
      <>
        <path d="M4.5 9.5v5H8l4.5 3.7V5.8L8 9.5z" />
        <path d="M15.5 9.2a4 4 0 0 1 0 5.6M18 6.7a7.5 7.5 0 0 1 0 10.6" />
      </>
    ),
  },
  search: {
    draw: (
      <>
        <circle cx="10.7" cy="10.7" r="6.2" />
        <path d="m15.3 15.3 4.7 4.7" />
      </>
    ),
  },
  globe: {
    draw: (
      <>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M3.5 12h17M12 3.5c5 4.5 5 12.5 0 17M12 3.5c-5 4.5-5 12.5 0 17" />
      </>
    ),
  },
  clock: {
    draw: (
      <>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M12 7.2V12l3.2 2.2" />
      </>
    ),
  },
  talk: {
    draw: (
      <>
        <path d="M4.5 5h15v11.5H12L7.5 20v-3.5h-3z" />
        <path d="M8.5 9.2h7M8.5 12.4h4.5" />
      </>
    ),
  },
  send: {
    draw: (
      <>
        <path d="M20 12 4.5 5l2.7 7-2.7 7z" />
        <path d="M7.2 12H20" />
      </>
    ),
    flips: true,
  },
  good: {
    draw: <path d="M7.5 11 11 4.5c1.7 0 2.5 1 2.2 2.6L12.7 10h5.3c1.3 0 2.1 1 1.8 2.3l-1.3 5.5c-.2.9-1 1.7-2 1.7h-9M7.5 11v8.5h-3V11z" />,
  },
  sun: {
    draw: (
      <>
        <path d="M3.5 18.5h17" />
        <path d="M7 18.5a5 5 0 0 1 10 0" />
        <path d="M12 6.5v3M5 10.5l2 2M19 10.5l-2 2" />
      </>
    ),
  },
  flag: { draw: <path d="M6 21V4.5h11.5l-2.5 4 2.5 4H6" /> },
  math: { draw: <path d="M17 5.5V4.5H7l6 7.5-6 7.5h10v-1" /> },
  physics: {
    draw: (
      <>
        <path d="M4 5h16M12 5 6.8 15.2" />
        <circle cx="5.8" cy="17.3" r="2.3" />
        <path d="M10 19.3c2.8.9 6.3-.3 8-3" strokeDasharray=".1 3" />
      </>
    ),
  },
  chemistry: {
    draw: (
      <>
        <path d="M9.5 4h5M10.5 4v5.5L5.6 17.8A1.5 1.5 0 0 0 6.9 20h10.2a1.5 1.5 0 0 0 1.3-2.2L13.5 9.5V4" />
        <path d="M8 14.5c2.5-1.3 4.5 1.2 8 0" />
      </>
    ),
  },
  biology: {
    draw: (
      <>
        <path d="M5.5 19C5 10.5 9.5 5 19 5c.5 9-5 13.5-11.5 12.5" />
        <path d="M4.5 20.5C7 15 10 12 14.5 9.5" />
      </>
    ),
  },
  arabic: {
    draw: (
      <>
        <path d="M18.5 6c2 4 1.5 7.5-2.5 7.5-1.5 0-2.5-.7-2.5-2 0-1.4 1.3-2.5 2.5-2.5 2.7 0 3.5 8.5-4.5 9.5-4 .5-7-1.5-6.5-5" />
        <path d="M15 4.3v.1" />
      </>
    ),
  },
  english: {
    draw: (
      <>
        <path d="m3.5 18.5 5-13 5 13M5.2 14.2h6.6" />
        <path d="M20.5 18.5v-7.5M20.5 14.7a2.9 3.3 0 1 1-.1-.6" />
      </>
    ),
  },
  gift: {
    draw: (
      <>
        <path d="M4.5 10h15v9.5h-15zM3.5 7h17v3h-17zM12 7v12.5" />
        <path d="M12 7C9 7 7.5 6 7.5 4.7S9.5 3 12 7c2.5-4 4.5-3.6 4.5-2.3S15 7 12 7z" />
      </>
    ),
  },
  swap: { draw: <path d="M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19" /> },
  info: {
    draw: (
      <>
        <circle cx="12" cy="12" r="8.5" />
        <path d="M12 11.2v5M12 7.8v.1" />
      </>
    ),
  },
  science: {
    draw: (
      <>
        <ellipse cx="12" cy="12" rx="8.5" ry="3.4" />
        <ellipse cx="12" cy="12" rx="8.5" ry="3.4" transform="rotate(60 12 12)" />
        <ellipse cx="12" cy="12" rx="8.5" ry="3.4" transform="rotate(120 12 12)" />
        <path d="M12 12v.1" />
      </>
    ),
  },
  eye: {
    draw: (
      <>
        <path d="M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6z" />
        <circle cx="12" cy="12" r="2.8" />
      </>
    ),
  },
  eyeOff: {
    draw: (
      <>
        <path d="M2.8 12C5 8 8.2 6 12 6s7 2 9.2 6c-2.2 4-5.4 6-9.2 6s-7-2-9.2-6z" />
        <circle cx="12" cy="12" r="2.8" />
        <path d="M5 19.5 19 4.5" />
      </>
    ),
  },
  alert: {
    draw: (
      <>
        <path d="M12 4.2 21 19.5H3z" />
        <path d="M12 10v4.5M12 17v.1" />
      </>
    ),
  },
  offline: { draw: <path d="M4.5 10.5a11 11 0 0 1 5-2.7M14 7.7a11 11 0 0 1 5.5 2.8M8 14.2a6 6 0 0 1 8 0M12 18.2v.1M4.5 4.5l15 15" /> },
  phone: {
    draw: (
      <>
        <rect x="7" y="3.5" width="10" height="17" rx="2.2" />
        <path d="M11 17.5h2" />
      </>
    ),
  },
  mail: {
    draw: (
      <>
        <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
        <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
      </>
    ),
  },
  user: {
    draw: (
      <>
        <circle cx="12" cy="8.5" r="4" />
        <path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
      </>
    ),
  },
  leave: { draw: <path d="M13.5 4.5h-8v15h8M10 12h10M16.5 8.5 20 12l-3.5 3.5" />, flips: true },
  retry: { draw: <path d="M18.8 9.5A7.5 7.5 0 1 0 19.5 12M19.5 5v4.8h-4.8" /> },
  download: { draw: <path d="M12 4.5v11M7.5 11.5l4.5 4.5 4.5-4.5M5 19.5h14" /> },
  edit: { draw: <path d="M5 19l.8-4L16 4.8l3.2 3.2L9 18.2zM13.8 7l3.2 3.2" /> },
  print: { draw: <path d="M7.5 9V4.5h9V9M7.5 17H4.5V9h15v8h-3M7.5 14h9v5.5h-9z" /> },
  share: { draw: <path d="M12 15.5V4.5M8 8.2l4-3.7 4 3.7M7 11.5H5v8h14v-8h-2" /> },
  copy: { draw: <path d="M9 8.5h10.5V20H9zM15 8.5V4H4.5v11.5H9" /> },
  plus: { draw: <path d="M12 5v14M5 12h14" /> },
  grid: {
    draw: (
      <path d="M8 7a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM20 7a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM8 17a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM20 17a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM8 7h8M8 17h8" />
    ),
  },
  device: {
    draw: (
      <path d="M9.2 3.5h5.6a2.2 2.2 0 0 1 2.2 2.2v12.6a2.2 2.2 0 0 1-2.2 2.2H9.2A2.2 2.2 0 0 1 7 18.3V5.7a2.2 2.2 0 0 1 2.2-2.2zM9.7 11.6l1.7 1.7 3-3.2" />
    ),
  },
  list: { draw: <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.1M4.5 12v.1M4.5 17.5v.1" />, flips: true },
} satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

export const drawingOf = (name: IconName): Drawing => drawings[name];
