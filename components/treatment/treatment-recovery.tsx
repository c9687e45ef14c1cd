'use client';

import type { Phone } from '@/components/fallback/notices';
import { Recovery, type RecoveryTexts } from '@/components/fallback/recovery';
import type { TileTexts } from './tiles';

type Props = { texts: RecoveryTexts; words: TileTexts; message: string; phone: Phone };

/** Stands where the server's read of treatment tiles failed (spec §8). */
export function TreatmentRecovery({ texts, words, message, phone }: Props) {
  // Tiles are drawn on the server: their component comes with the read.
  const load = async () => {
    const [{ reloading }, { Tiles }] = await Promise.all([
      import('@/components/fallback/content-reload'),
      import('./tiles'),
    ]);
    return reloading('treatment', words.language, (read) => <Tiles {...read} words={words} />);
  };
  return <Recovery texts={texts} message={message} phone={phone} load={load} />;
}
