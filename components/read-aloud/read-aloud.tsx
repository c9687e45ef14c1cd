'use client';

import { useCallback, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { pieces, readableBlocks, voiceFor } from '@/lib/browser/speech';
import type { CommonCopy } from '@/lib/i18n/en/shell';
import { type Language, languageOf } from '@/lib/i18n/language';
import styles from './read-aloud.module.css';

type Props = { copy: CommonCopy['readAloud']; language: Language };

const speech = () => ('speechSynthesis' in window ? window.speechSynthesis : undefined);

/** Browsers learn of their voices some time after the page. */
function watchVoices(changed: () => void): () => void {
  speech()?.addEventListener?.('voiceschanged', changed);
  return () => speech()?.removeEventListener?.('voiceschanged', changed);
}

/** Gives the page to the voices of this device, each part to one of its own language. */
function readPage(language: Language, ended: () => void): void {
  const synthesis = speech();
  const main = document.querySelector('main');
  if (!synthesis) return;
  const voices = synthesis.getVoices();
  const utterances = (main ? readableBlocks(main) : []).flatMap((block) => {
    const voice = voiceFor(voices, block.language ? languageOf(block.language) : language);
    return voice ? pieces(block.text).map((text) => withVoice(text, voice)) : [];
  });
  const last = utterances.at(-1);
  if (last) last.onend = ended;
  else ended();
  for (const utterance of utterances) {
    utterance.onerror = ended;
    synthesis.speak(utterance);
  }
}

function withVoice(text: string, voice: SpeechSynthesisVoice): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  return utterance;
}

/**
 * Reads the page aloud; not shown where the device has no voice of its own for the language. Its row is as high as the
 * button, which comes once the browser has named its voices.
 */
export function ReadAloud({ copy, language }: Props) {
  const hasVoice = useSyncExternalStore(
    watchVoices,
    () => voiceFor(speech()?.getVoices() ?? [], language) !== undefined,
    () => false,
  );
  const [isReading, setReading] = useState(false);
  const attach = useCallback(() => {
    const stop = () => speech()?.cancel();
    // A page that is left this way may stay in memory, and its voice with it.
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, []);
  if (!hasVoice) return <div className={styles.row} />;
  const toggle = () => {
    speech()?.cancel();
    setReading(!isReading);
    if (!isReading) readPage(language, () => setReading(false));
  };
  return (
    <div className={styles.row} data-print="no">
      <Button ref={attach} variant="quiet" icon={isReading ? 'pause' : 'play'} onClick={toggle}>
        {isReading ? copy.stop : copy.start}
      </Button>
    </div>
  );
}
