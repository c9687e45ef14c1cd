import { parseVideoLink } from '@/lib/stories/video-link';

const ID = 'dQw4w9WgX-_';

describe('a link that contains youtu', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?app=desktop&v=${ID}&list=PL123`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch/?feature=share&v=${ID}#x`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abcdef`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/shorts/${ID}/`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `//www.youtube.com/embed/${ID}`,
    `youtube.com/watch?v=${ID}`,
    `youtu.be/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `  https://youtu.be/${ID}\n`,
    `https://www.youtube.com/embed/${ID}&rel=0`,
  ])('%s plays in the embedded player', (link) => {
    expect(parseVideoLink(link)).toEqual({ kind: 'youtube', id: ID });
  });

  it.each([
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m30s', 90],
    ['t=1h2m3s', 3723],
    ['start=45', 45],
  ])('%s says where to start', (query, startSeconds) => {
    expect(parseVideoLink(`https://youtu.be/${ID}?${query}`)).toEqual({
      kind: 'youtube',
      id: ID,
      startSeconds,
    });
  });

  it.each(['t=', 't=0', 't=soon', 't=-5', 't=1.5', `t=${'9'.repeat(400)}`])(
    '%s starts at the beginning',
    (query) => {
      expect(parseVideoLink(`https://youtu.be/${ID}?${query}`)).toEqual({ kind: 'youtube', id: ID });
    },
  );

  it('may say where to start behind the hash', () => {
    expect(parseVideoLink(`https://youtu.be/${ID}#t=1m`)).toEqual({
      kind: 'youtube',
      id: ID,
      startSeconds: 60,
    });
  });

  it.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/watch?v=a%22onload%3Dalert(1)',
    'https://www.youtube.com/playlist?list=PL0123456789',
    'https://www.youtube.com/embed/videoseries?list=PL0123456789',
    'https://www.youtube.com/channel/UC0123456789',
    'https://www.youtube.com/user/someone',
    'https://www.youtube.com/@someone',
    `https://youtu.be/${'a'.repeat(21)}`,
  ])('%s names no video and cannot be played', (link) => {
    expect(parseVideoLink(link)).toBeNull();
  });
});

describe('any other link', () => {
  it.each([
    'https://media.example.org/story.mp4',
    '/media/testimonials/story.mp4?v=1234',
    'media/story.mp4',
    '//cdn.example.org/story.mp4',
    'https://cdn.example.org/youtube-intro.mp4',
  ])('%s plays as a file', (url) => {
    expect(parseVideoLink(url)).toEqual({ kind: 'file', url });
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)//youtu.be/abcdefghijk',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'http://[',
    `https://example.org/${'a'.repeat(3000)}`,
  ])('%p cannot be played', (link) => {
    expect(parseVideoLink(link)).toBeNull();
  });
});
