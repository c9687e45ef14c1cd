import { type ReactNode, useState } from 'react';
import { Notice } from '@/components/ui/notice';

/** Puts a text on the clipboard; `outcome` says whether the browser did, and must be drawn by the caller. */
export function useCopy(words: { copied: string; notCopied: string }): {
  copyText: (text: string) => Promise<void>;
  outcome: ReactNode;
} {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copyText = async (text: string) => {
    // Without https there is no clipboard at all.
    const write = async () => navigator.clipboard.writeText(text);
    setIsCopied(
      await write().then(
        () => true,
        () => false,
      ),
    );
  };
  const outcome = isCopied !== null && (
    <Notice kind={isCopied ? 'done' : 'failed'} title={isCopied ? words.copied : words.notCopied} />
  );
  return { copyText, outcome };
}
