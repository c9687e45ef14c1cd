import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { env } from '@/lib/config/env';
import { escapeHtml } from '@/lib/formats/escape';
import { type Prefixed, scriptLang } from '@/lib/i18n/language';
import { sharedCacheControl } from '../server/headers';

const size = { width: 1200, height: 630 };
const PADDING = 64;
const TITLE = { width: 592, height: 430 };
/** Letters outside the bundled faces would come out as boxes; such a title is left to the text beside the picture. */
const isLatin = (text: string) => /^[ -\u024f\u2010-\u2027]*$/.test(text);
/** Faces whose letters join: the picture engine cannot shape them, so another sets them. */
const joined: Readonly<Record<Prefixed, { face: string; file: string; letters: RegExp }>> = {
  hi: {
    face: 'Noto Sans Devanagari',
    file: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff',
    letters: /^[ -~\u0900-\u097f\u200c-\u2027]*$/,
  },
  bn: {
    face: 'Noto Sans Bengali',
    file: 'noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff',
    letters: /^[ -~\u0964\u0965\u0980-\u09fe\u200c-\u2027]*$/,
  },
};
const joinedFace = (title: string) => {
  const language = scriptLang(title);
  const face = language && joined[language];
  return face?.letters.test(title) ? face : null;
};
const MAX_CACHED = 200;
const cached = new Map<string, Buffer>();

/**
 * A link preview of 1200×630 as JPEG: the house's drawing with a title over its calm half. Messengers refuse large
 * PNGs. Drawn once a title, the last two hundred kept.
 */
export async function linkPreview(title: string | null, siteName: string): Promise<Response> {
  const shown = title && (isLatin(title) || joinedFace(title)) ? title : '';
  const key = createHash('sha256').update(`${siteName}\0${shown}`).digest('hex');
  const picture = cached.get(key) ?? (await draw(shown, siteName));
  cached.set(key, picture);
  for (const oldest of cached.keys()) if (cached.size > MAX_CACHED) cached.delete(oldest);
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': sharedCacheControl(env()) },
  });
}

async function draw(title: string, siteName: string): Promise<Buffer> {
  const root = process.cwd();
  const figtree = (weight: number) =>
    readFile(join(root, `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
  const [background, regular, bold] = await Promise.all([
    sharp(join(root, 'public/media/social-card.webp')).resize(size).png().toBuffer(),
    figtree(400),
    figtree(700),
  ]);
  const face = isLatin(title) ? null : joinedFace(title);
  const words = face && (await setTitle(title, face));
  const image = new ImageResponse(
    <Card title={face ? '' : title} siteName={siteName} background={background} />,
    {
      ...size,
      fonts: [
        { name: 'Figtree', data: regular, weight: 400 },
        { name: 'Figtree', data: bold, weight: 700 },
      ],
    },
  );
  return sharp(Buffer.from(await image.arrayBuffer()))
    .composite(words ? [{ input: words, left: PADDING, top: PADDING }] : [])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** A title whose letters join, white on nothing, in the largest of three sizes that leaves room for the centre's name. */
async function setTitle(title: string, { face, file }: { face: string; file: string }) {
  const fontfile = join(process.cwd(), 'node_modules/@fontsource', file);
  const text = `<span foreground="white" weight="600">${escapeHtml(title)}</span>`;
  for (const points of [60, 46, 36]) {
    const words = sharp({
      text: { text, font: `${face} ${points}`, fontfile, width: TITLE.width, dpi: 72, rgba: true },
    });
    const { data, info } = await words.png().toBuffer({ resolveWithObject: true });
    if (info.height <= TITLE.height) return data;
  }
  return null;
}

/** Drawn by a picture engine, not a browser: styles stand inline and colours are the drawing's own. */
function Card({ title, siteName, background }: { title: string; siteName: string; background: Buffer }) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Figtree', color: 'white' }}>
      <img
        src={`data:image/png;base64,${background.toString('base64')}`}
        alt=""
        {...size}
        style={{ position: 'absolute' }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 720,
          height: '100%',
          padding: PADDING,
          background: 'linear-gradient(90deg, rgb(7 20 48 / 0.88) 60%, rgb(7 20 48 / 0))',
        }}
      >
        <div style={{ fontSize: title.length > 60 ? 52 : 64, fontWeight: 700, lineHeight: 1.12 }}>
          {title}
        </div>
        <div style={{ fontSize: 30 }}>{siteName}</div>
      </div>
    </div>
  );
}
