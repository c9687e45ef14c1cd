/**
 * Makes the film of the first page, public/media/hero.mp4: art/pages/hero.svg, moved by art/films/hero.css.
 * Needs Chromium and ffmpeg. Usage: node scripts/render-film.mjs [file.mp4]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './find-chromium.mjs';

const [rate, seconds, width, height] = [12, 7, 1280, 720];
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const file = process.argv[2] ?? fileURLToPath(new URL('../public/media/hero.mp4', import.meta.url));

/** The first page's film is small and its colours are those of the still picture under it. */
const options = {
  input: `-y -loglevel error -f image2pipe -framerate ${rate} -c:v png -i -`,
  encoder: '-an -c:v libx264 -preset veryslow -crf 20 -x264-params aq-mode=3:keyint=84',
  colours: '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p',
  marks: '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart',
};

const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({ viewport: { width, height } });
// Paper grain would cost more bytes than all that moves.
const still =
  'body { margin: 0 } svg { display: block; width: 100vw; height: 100vh } #paper-grain { display: none }';
await page.setContent(`<style>${still} ${read('art/films/hero.css')}</style>${read('art/pages/hero.svg')}`);

const words = Object.values(options).flatMap((line) => line.split(' '));
const encoder = spawn('ffmpeg', [...words, file], { stdio: ['pipe', 'inherit', 'inherit'] });
for (let frame = 0; frame < rate * seconds; frame += 1) {
  await page.evaluate(
    (time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
    },
    (frame * 1000) / rate,
  );
  if (!encoder.stdin.write(await page.screenshot())) await once(encoder.stdin, 'drain');
}
encoder.stdin.end();
await browser.close();
const [code] = await once(encoder, 'close');
process.exitCode = code;
