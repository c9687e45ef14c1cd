/** @jest-environment jsdom */
import type { Flow, Theme } from 'react-chatbotify';
import { all, has, mount, one, seenText, settle, transcript } from './bot';
import { differential, type Library } from './subjects';

const flow: Flow = { start: { message: 'hi' } };
const base = 'https://themes.example.org/themes';
const files: Record<string, string> = {
  [`${base}/sea/meta.json`]: '{"version":"1.0.0"}',
  [`${base}/sea/1.0.0/styles.css`]: '.rcb-chat-header { color: teal; }',
  [`${base}/sea/1.0.0/settings.json`]:
    '{"header":{"title":"from the theme"},"footer":{"text":"theme footer"}}',
  [`${base}/sea/1.0.0/styles.json`]: '{"headerStyle":{"color":"rgb(1, 2, 3)"}}',
  [`${base}/sun/2.0.0/styles.css`]: '',
  [`${base}/sun/2.0.0/settings.json`]: '{"header":{"title":"from the sun"}}',
  [`${base}/sun/2.0.0/styles.json`]: '{}',
};
const sea: Theme = { id: 'sea', baseUrl: base };

/** The network of these scenarios: what the files above hold, 404 elsewhere, an error where asked. */
function network(fails = (_: string) => false) {
  const asked: string[] = [];
  const fetch = async (input: unknown) => {
    const url = String(input);
    asked.push(url);
    if (fails(url)) throw new TypeError('Failed to fetch');
    const text = files[url];
    return {
      ok: text !== undefined,
      status: text === undefined ? 404 : 200,
      text: async () => text ?? '',
      json: async () => JSON.parse(text ?? ''),
    };
  };
  const install = () =>
    Object.defineProperty(window, 'fetch', { configurable: true, writable: true, value: fetch });
  return { asked, install };
}

differential('themes', (subject) => {
  const log = () => jest.spyOn(console, 'info').mockImplementation(() => {});

  it('bring settings, styles and a stylesheet bound to the bot', async () => {
    const { asked, install } = network();
    install();
    const bot = await mount(subject, { flow, themes: sea });
    await settle();
    expect(asked).toEqual(
      ['meta.json', '1.0.0/styles.css', '1.0.0/settings.json', '1.0.0/styles.json'].map(
        (name) => `${base}/sea/${name}`,
      ),
    );
    expect(bot.hooks().settings.settings.header?.title).toBe('from the theme');
    expect(one('.rcb-chat-header-container').style.color).toBe('rgb(1, 2, 3)');
  });

  it('give way to the site’s own settings and styles', async () => {
    network().install();
    const styles = { headerStyle: { color: 'rgb(9, 9, 9)' } };
    const bot = await mount(subject, { flow, themes: sea, settings: { header: { title: 'mine' } }, styles });
    await settle();
    expect(bot.hooks().settings.settings.header?.title).toBe('mine');
    expect(bot.hooks().settings.settings.footer?.text).toBe('theme footer');
    expect(one('.rcb-chat-header-container').style.color).toBe('rgb(9, 9, 9)');
  });

  it('follow one another, the later over the earlier', async () => {
    const { asked, install } = network();
    install();
    const bot = await mount(subject, { flow, themes: [sea, { id: 'sun', version: '2.0.0', baseUrl: base }] });
    await settle();
    expect(bot.hooks().settings.settings.header?.title).toBe('from the sun');
    expect(bot.hooks().settings.settings.footer?.text).toBe('theme footer');
    expect(asked).not.toContain(`${base}/sun/meta.json`);
  });

  it('are kept in local storage under their id and version', async () => {
    network().install();
    await mount(subject, { flow, themes: sea });
    await settle();
    const kept = JSON.parse(localStorage.getItem('RCB_THEME_CACHE_DATA_sea_1.0.0') ?? '{}');
    expect(Object.keys(kept).toSorted()).toEqual(['cacheDate', 'cssStylesText', 'inlineStyles', 'settings']);
    expect(kept.cacheDate).toBe(Math.floor(Date.UTC(2026, 0, 1) / 1000));
  });

  it('come from there while fresh, from the network once stale', async () => {
    const keepAt = (secondsAgo: number) =>
      localStorage.setItem(
        'RCB_THEME_CACHE_DATA_sea_1.0.0',
        JSON.stringify({
          settings: { header: { title: 'kept' } },
          inlineStyles: {},
          cssStylesText: '',
          cacheDate: Date.now() / 1000 - secondsAgo,
        }),
      );
    const theme: Theme = { ...sea, version: '1.0.0', cacheDuration: 60 };
    const titles: unknown[] = [];
    for (const age of [30, 90]) {
      network().install();
      keepAt(age);
      const bot = await mount(subject, { flow, themes: theme });
      await settle();
      titles.push(bot.hooks().settings.settings.header?.title);
      bot.unmount();
    }
    expect(titles).toEqual(['kept', 'from the theme']);
  });

  it('expire after thirty days by default', async () => {
    network().install();
    const cache = {
      settings: { header: { title: 'from 1970' } },
      inlineStyles: {},
      cssStylesText: '',
      cacheDate: 1000,
    };
    localStorage.setItem('RCB_THEME_CACHE_DATA_sea_1.0.0', JSON.stringify(cache));
    const bot = await mount(subject, { flow, themes: { ...sea, version: '1.0.0' } });
    await settle();
    const title = subject.differs('theme-cache-expires', { original: 'from 1970', ours: 'from the theme' });
    expect(bot.hooks().settings.settings.header?.title).toBe(title);
  });

  it('that are not found leave the bot as it is', async () => {
    log();
    network().install();
    const { getDefaultSettings } = subject.library;
    const bot = await mount(subject, { flow, themes: { id: 'none', version: '1', baseUrl: base } });
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
    expect(bot.hooks().settings.settings.footer?.buttons).toEqual(getDefaultSettings().footer?.buttons);
  });

  it('whose version cannot be had leave the bot as it is', async () => {
    log();
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    network(() => true).install();
    await mount(subject, { flow, themes: sea });
    await settle();
    expect(transcript()).toEqual(['bot: hi']);
    expect(error).toHaveBeenCalled();
  });
});

differential('slots', (subject) => {
  it('replace the sections', async () => {
    const seen: unknown[] = [];
    const slot = (name: string) => (props: { buttons?: unknown }) => {
      seen.push([name, Array.isArray(props.buttons)]);
      return <div className="slot">{name}</div>;
    };
    await mount(subject, {
      flow,
      slots: {
        chatBotHeader: slot('header'),
        chatBotBody: slot('body'),
        chatBotInput: slot('input'),
        chatBotFooter: slot('footer'),
      },
    });
    expect(all('.rcb-chat-window .slot').map(seenText)).toEqual(['header', 'body', 'input', 'footer']);
    expect(
      [
        'rcb-chat-header-container',
        'rcb-chat-body-container',
        'rcb-chat-input',
        'rcb-chat-footer-container',
      ].filter((name) => has(`.${name}`)),
    ).toEqual([]);
    expect(seen).toEqual(
      expect.arrayContaining([
        ['header', true],
        ['body', false],
        ['input', true],
        ['footer', true],
      ]),
    );
  });
});

differential('the package', (subject) => {
  it('exports what it always did', () => {
    const names =
      'Button ChatBotProvider RcbEvent default getDefaultSettings getDefaultStyles useAudio useBotId useChatHistory useChatWindow useFirstInteraction useFlow useMessages useNotifications useOnRcbEvent usePaths useSettings useStyles useTextArea useToasts useVoice';
    expect(names.split(' ').filter((name) => !(name in subject.library))).toEqual([]);
    expect(subject.library.Button).toEqual({
      AUDIO_BUTTON: 'audio-button',
      NOTIFICATION_BUTTON: 'notification-button',
      CLOSE_CHAT_BUTTON: 'close-chat-button',
      SEND_MESSAGE_BUTTON: 'send-button',
      VOICE_MESSAGE_BUTTON: 'voice-button',
      FILE_ATTACHMENT_BUTTON: 'file-attachment-button',
      EMOJI_PICKER_BUTTON: 'emoji-button',
    });
  });

  const defaults = (library: Library) =>
    Object.entries(library.getDefaultSettings()).flatMap(([group, values]) =>
      Object.entries(values).map(([key, value]) => [`${group}.${key}`, value] as const),
    );

  it('has the original’s defaults but for words and pictures of its own and the sound, which is made', () => {
    const ours = new Map(defaults(subject.library));
    const unlike = defaults(subject.original)
      .filter(([key, value]) => JSON.stringify(ours.get(key)) !== JSON.stringify(value))
      .map(([key]) => key);
    const drawn = /[iI]con(Disabled)?$|\.avatar$/;
    const own = subject.differs('own-words-and-pictures', {
      original: [],
      ours: [
        ...defaults(subject.original)
          .map(([key]) => key)
          .filter((key) => drawn.test(key)),
        'footer.text',
        'header.title',
        'notification.sound',
      ],
    });
    expect(unlike.toSorted()).toEqual(own.toSorted());
  });

  it('has a value for every key of the original’s defaults but the sound', () => {
    const ours = new Map(defaults(subject.library));
    const missing = defaults(subject.original).filter(([key]) => ours.get(key) === undefined);
    const made = subject.differs('own-words-and-pictures', { original: [], ours: ['notification.sound'] });
    expect(missing.map(([key]) => key)).toEqual(made);
  });

  it('has the original’s style keys', () => {
    const ours = new Set(Object.keys(subject.library.getDefaultStyles()));
    expect(Object.keys(subject.original.getDefaultStyles()).filter((key) => !ours.has(key))).toEqual([]);
  });

  it('hands out defaults nobody else holds', () => {
    const { getDefaultSettings, getDefaultStyles } = subject.library;
    const mine = getDefaultSettings();
    if (mine.header) mine.header.title = 'mine';
    expect(getDefaultSettings().header?.title).not.toBe('mine');
    expect(getDefaultStyles()).not.toBe(getDefaultStyles());
  });
});
