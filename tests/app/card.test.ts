import sharp from 'sharp';
import { GET } from '@/app/(en)/blog/[blogId]/card.jpg/route';
import { linkPreview } from '@/lib/http/link-preview';
import { makeBlog } from '@/tests/helpers/make';
import { makeRequest } from '@/tests/helpers/requests';
import { given, settings } from '@/tests/helpers/settings';
import { stubBackend } from '@/tests/helpers/stub-backend';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));
/** Outside of Next nothing is kept: each read goes to the backend. */
jest.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown) => read,
  revalidateTag: jest.fn(),
}));

/** The picture engine loads by an import that Jest cannot follow: in its place a plain surface, a colour a title. */
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(readonly card: { props: { title: string } }) {}
    async arrayBuffer() {
      const { title } = this.card.props;
      mockDrawn.push(title);
      const background = { r: title.length, g: 90, b: 90 };
      return sharp({ create: { width: 1200, height: 630, channels: 3, background } })
        .png()
        .toBuffer();
    }
  },
}));

const mockDrawn: string[] = [];
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const ask = (blogId: string) => GET(makeRequest('/x'), { params: Promise.resolve({ blogId }) });

beforeEach(() => given({}));

describe('a link preview', () => {
  it('is a JPEG of 1200 by 630 that messengers take', async () => {
    const response = await linkPreview('A quiet evening', 'Centre');
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
    );
    const picture = await bytesOf(response);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });

  it('is drawn once a title', async () => {
    await linkPreview('Drawn once', 'Centre');
    await linkPreview('Drawn once', 'Centre');
    expect(mockDrawn.filter((title) => title === 'Drawn once')).toHaveLength(1);
  });

  it.each(['पहला हफ़्ता: घर लौटना, Ward 3 में', 'বাড়ি ফেরা: প্রথম মাস'])(
    'sets %s, whose letters join, itself',
    async (title) => {
      mockDrawn.length = 0;
      const bare = await bytesOf(await linkPreview(null, 'Centre of letters'));
      mockDrawn.length = 0;
      const set = await bytesOf(await linkPreview(title, 'Centre of letters'));
      expect(mockDrawn).toEqual(['']);
      expect(set.equals(bare)).toBe(false);
      expect(await sharp(set).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    },
  );

  it('bears no title that fits in no size', async () => {
    const bare = await bytesOf(await linkPreview(null, 'Centre of length'));
    expect(await bytesOf(await linkPreview('বাড়ি ফেরা '.repeat(40), 'Centre of length'))).toEqual(bare);
  });

  it.each([null, 'Tea 茶', 'বাড়ি 茶 ফেরা'])(
    'bears no title for %j, whose letters it cannot draw',
    async (title) => {
      mockDrawn.length = 0;
      await linkPreview(title, `Centre ${title}`);
      expect(mockDrawn).toEqual(['']);
    },
  );

  it('of a story carries its title', async () => {
    globalThis.siteBackend = stubBackend({ blog: async (id) => makeBlog({ id, title: 'Of this story' }) });
    expect((await ask('first-weeks')).status).toBe(200);
    expect(mockDrawn).toContain('Of this story');
  });

  it.each(['../x', 'other'])('of %s, which cannot be read, is the bare picture', async (id) => {
    globalThis.siteBackend = stubBackend();
    const bare = await bytesOf(await linkPreview(null, settings().SITE_NAME));
    expect(await bytesOf(await ask(id))).toEqual(bare);
  });
});
