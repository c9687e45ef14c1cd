import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { env } from '@/lib/config/env';
import { sharedCacheControl } from '../server/headers';

const size = { width: 1200, height: 630 };
/** Letters outside the bundled face would come out as boxes; such a title is left to the text beside the picture. */
const isLatin = (text: string) => /^[ -\u024f\u2010-\u2027]*$/.test(text);
const MAX_CACHED = 200;
const cached = new Map<string, Buffer>();

/**
 * A link preview of 1200×630 as JPEG: the house's drawing with a title over its calm half. Messengers refuse large
 * PNGs. Drawn once a title, the last two hundred kept.
 */
export async function linkPreview(title: string | null, siteName: string): Promise<Response> {
  const shown = title && isLatin(title) ? title : '';
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
  const face = (weight: number) =>
    readFile(join(root, `node_modules/@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
  const [background, regular, bold] = await Promise.all([
    sharp(join(root, 'public/media/social-card.webp')).resize(size).png().toBuffer(),
    face(400),
    face(700),
  ]);
  const image = new ImageResponse(<Card title={title} siteName={siteName} background={background} />, {
    ...size,
    fonts: [
      { name: 'Figtree', data: regular, weight: 400 },
      { name: 'Figtree', data: bold, weight: 700 },
    ],
  });
  return sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality: 82 })
    .toBuffer();
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
          padding: 64,
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
