/**
 * Makes public/media/hero.mp4: seven seconds of the dawn river that close on themselves.
 * Every frame is the same drawing as hero.webp at another place of its loop. Needs ffmpeg. Usage: node scripts/art/hero-clip.mjs
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { hero } from './scenes/pages-hero.mjs';

const [rate, seconds, width, height] = [12, 7, 1280, 720];
const out = fileURLToPath(new URL('../../public/media/hero.mp4', import.meta.url));

const encoder = spawn(
  'ffmpeg',
  [
    ...[
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(rate),
      '-i',
      '-',
    ],
    ...[
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      process.env.CRF ?? '20',
      '-x264-params',
      'aq-mode=3:keyint=84',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
    ],
    ...[
      '-pix_fmt',
      'yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-movflags',
      '+faststart',
      out,
    ],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);

const frames = rate * seconds;
for (let at = 0; at < frames; at += 1) {
  const { markup } = hero({ phase: at / frames, texture: false });
  const pixels = await sharp(Buffer.from(markup)).resize(width, height).removeAlpha().raw().toBuffer();
  if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
const [code] = await once(encoder, 'close');
process.exitCode = code;
