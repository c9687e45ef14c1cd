/** The look of a theme: two colours as settings, the others as variables of the sheet. */
export type Palette = {
  colorScheme: 'light' | 'dark';
  primaryColor: string;
  secondaryColor: string;
  variables: Readonly<Record<`--rcb-${string}`, string>>;
};

/** The widget's own themes by id. Texts have a contrast of 4.5 to 1 at least, borders 3 to 1. */
export const palettes: Readonly<Record<string, Palette>> = {
  light: {
    colorScheme: 'light',
    primaryColor: '#2f6f9f',
    secondaryColor: '#1f4e79',
    variables: {
      '--rcb-paper': '#ffffff',
      '--rcb-ink': '#1b2430',
      '--rcb-line': '#6f7d8d',
      '--rcb-soft': '#eef2f6',
      '--rcb-muted': '#52606f',
      '--rcb-danger': '#b3261e',
      '--rcb-toast': '#24303d',
      '--rcb-on-toast': '#ffffff',
      '--rcb-accent': '#1f4e79',
      '--rcb-radius': '14px',
    },
  },
  dark: {
    colorScheme: 'dark',
    primaryColor: '#5fa8d8',
    secondaryColor: '#8fc6ea',
    variables: {
      '--rcb-paper': '#12161c',
      '--rcb-ink': '#e8edf3',
      '--rcb-line': '#8a96a6',
      '--rcb-soft': '#232a34',
      '--rcb-muted': '#adb8c6',
      '--rcb-danger': '#ff9d94',
      '--rcb-toast': '#e8edf3',
      '--rcb-on-toast': '#12161c',
      '--rcb-accent': '#8fc6ea',
      '--rcb-radius': '14px',
    },
  },
  'high-contrast': {
    colorScheme: 'dark',
    primaryColor: '#ffe14d',
    secondaryColor: '#ffffff',
    variables: {
      '--rcb-paper': '#000000',
      '--rcb-ink': '#ffffff',
      '--rcb-line': '#ffffff',
      '--rcb-soft': '#000000',
      '--rcb-muted': '#e0e0e0',
      '--rcb-danger': '#ffb3ab',
      '--rcb-toast': '#ffe14d',
      '--rcb-on-toast': '#000000',
      '--rcb-accent': '#ffe14d',
      '--rcb-radius': '0',
      '--rcb-bubble-radius': '4px',
      '--rcb-font-size': 'max(17px, 1.0625rem)',
    },
  },
  forest: {
    colorScheme: 'light',
    primaryColor: '#3f7a45',
    secondaryColor: '#234d2c',
    variables: {
      '--rcb-paper': '#fbfcf8',
      '--rcb-ink': '#1d2a1f',
      '--rcb-line': '#6a7b67',
      '--rcb-soft': '#e9f0e3',
      '--rcb-muted': '#4d5f4c',
      '--rcb-danger': '#a32a1c',
      '--rcb-toast': '#26382a',
      '--rcb-on-toast': '#ffffff',
      '--rcb-accent': '#2f6b3b',
      '--rcb-radius': '18px',
      '--rcb-bubble-radius': '14px',
    },
  },
  ocean: {
    colorScheme: 'dark',
    primaryColor: '#57c2b8',
    secondaryColor: '#7fd6e8',
    variables: {
      '--rcb-paper': '#0b2230',
      '--rcb-ink': '#e3f1f5',
      '--rcb-line': '#7d9cab',
      '--rcb-soft': '#123244',
      '--rcb-muted': '#a9c4cf',
      '--rcb-danger': '#ffa599',
      '--rcb-toast': '#e3f1f5',
      '--rcb-on-toast': '#0b2230',
      '--rcb-accent': '#7fd6e8',
      '--rcb-bubble-radius': '16px',
    },
  },
  plum: {
    colorScheme: 'light',
    primaryColor: '#9a3f7c',
    secondaryColor: '#5b2149',
    variables: {
      '--rcb-paper': '#fffafd',
      '--rcb-ink': '#2a1a25',
      '--rcb-line': '#86707e',
      '--rcb-soft': '#f6e9f1',
      '--rcb-muted': '#66505e',
      '--rcb-danger': '#ab1f2f',
      '--rcb-toast': '#3c2535',
      '--rcb-on-toast': '#ffffff',
      '--rcb-accent': '#7a2d62',
      '--rcb-radius': '6px',
      '--rcb-bubble-radius': '10px',
    },
  },
};
