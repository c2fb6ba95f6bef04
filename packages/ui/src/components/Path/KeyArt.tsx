import { key } from './KeyArt.css.ts';

/** A large key at the corner of the price. */
export const KeyArt = () => (
  <svg
    className={key}
    viewBox="0 0 260 260"
    fill="none"
    stroke="currentColor"
    strokeWidth="14"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="90" cy="90" r="52" />
    <path d="M128 128c40 38 76 74 118 116M204 206l22-24M176 178l18-20" />
  </svg>
);
