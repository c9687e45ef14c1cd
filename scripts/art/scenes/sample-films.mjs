import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { svg } from '../kit/render.mjs';
import { carpenter, tramCab } from './sample-indoors.mjs';
import { ghatMorning, teaStall } from './sample-work.mjs';
import { tile } from './sizes.mjs';

/** The sample films: the still scenes with a little motion. No sound. */
export const films = [
  { name: 'sample-1', draw: teaStall },
  { name: 'sample-2', draw: tramCab },
  { name: 'sample-3', draw: ghatMorning },
  { name: 'sample-4', draw: carpenter },
];

const rate = 12;
const seconds = 6.5;

/** Draws every frame and lets ffmpeg make a small H.264 film of them, ready to play while it loads. */
export async function makeFilm({ draw }, file) {
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(rate),
      '-c:v',
      'png',
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      '27',
      '-maxrate',
      '280k',
      '-bufsize',
      '560k',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const total = Math.round(rate * seconds);
  for (let frame = 0; frame < total; frame += 1) {
    const markup = svg({ ...tile, body: draw(frame / total, 0) });
    const picture = await sharp(Buffer.from(markup)).resize(640, 480).png({ compressionLevel: 1 }).toBuffer();
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`);
}
