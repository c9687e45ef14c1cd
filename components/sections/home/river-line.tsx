const bend = 'M22-8C22 0 22 0 22 0c17 27 17 53 0 80s-17 53 0 80v8';

/** A river seen from above, as long as its box: a repeated bend, so that no length distorts it. */
export function RiverLine() {
  return (
    <svg aria-hidden="true" width="44" height="100%" fill="none">
      <defs>
        <pattern id="river-bend" width="44" height="160" patternUnits="userSpaceOnUse">
          <path d={bend} stroke="currentColor" strokeWidth="14" />
          <path
            d={bend}
            stroke="var(--colour-tint)"
            strokeWidth="1.5"
            strokeDasharray="26 14"
            opacity="0.8"
          />
        </pattern>
      </defs>
      <rect width="44" height="100%" fill="url(#river-bend)" />
    </svg>
  );
}
