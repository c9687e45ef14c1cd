/** Drawn for this widget on a grid of 24, in one line weight. */
export const shapes = {
  chat: 'M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5',
  close: 'M6 6l12 12M18 6L6 18',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  bellOff: 'M6 16V11a6 6 0 0 1 9-5.2M18 11v5l1.5 2h-15L6 16M10 20.5h4M4 4l16 16',
  speaker: 'M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  speakerOff: 'M4 10v4h3l5 4V6l-5 4zM16 10l5 5M21 10l-5 5',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6',
  send: 'M4 12L20 4l-5 16-3.5-6.5zM11.5 13.5L20 4',
  clip: 'M19 11l-7.5 7.5a4.2 4.2 0 0 1-6-6L13 5a2.8 2.8 0 0 1 4 4l-7.5 7.5a1.4 1.4 0 0 1-2-2L14 8',
  smile: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14a4 4 0 0 0 7 0M9 9.5v.5M15 9.5v.5',
  forbidden: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.6 5.6l12.8 12.8',
  window: 'M5 21V10a7 7 0 0 1 14 0v11zM12 3v18M5 13h14',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
} as const;

export type Shape = keyof typeof shapes;

/** A drawing as the address of a picture; the interface draws its own addresses inline, in the colour of the text. */
export function iconUrl(shape: Shape): string {
  const url =
    urls.get(shape) ??
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#555" stroke-width="1.7"><path d="${shapes[shape]}"/></svg>`,
    )}`;
  urls.set(shape, url);
  return url;
}
const urls = new Map<Shape, string>();
