/** Begins a bend before the tile and ends a bend after it, so that tiles meet without a seam. */
const bends = 'M24-80c-17 27-17 53 0 80c17 27 17 53 0 80c-17 27-17 53 0 80c17 27 17 53 0 80';

/** A river seen from above, as long as its box: a repeated bend, so that no length distorts it, and one boat. */
export function RiverLine() {
  return (
    <svg aria-hidden="true" width="48" height="100%" fill="none" strokeLinecap="round">
      <defs>
        <pattern id="river-bend" width="48" height="160" patternUnits="userSpaceOnUse">
          <path d={bends} stroke="currentColor" strokeWidth="18" />
          <g stroke="var(--colour-tint)" strokeWidth="1.5" opacity="0.75">
            <path d="M26 14h9M31 46h8M13 88h7M14 146h9" />
          </g>
        </pattern>
      </defs>
      <rect width="48" height="100%" fill="url(#river-bend)" />
      {/* On the outer edge of the first bend to the left, where the stream runs straight down. */}
      <path d="M11.250 106c6 7 6 17 0 25c-6-8-6-18 0-25z" fill="var(--colour-dawn)" />
    </svg>
  );
}
