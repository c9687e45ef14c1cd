import { Notice } from '@/components/ui/notice';
import { inView } from './browser-state';

/** Why a form as a whole was refused, brought before the eyes of who pressed a button below it. */
export const FormMessage = ({ text }: { text: string | null }) =>
  text !== null && (
    <div ref={inView}>
      <Notice kind="failed" title={text} />
    </div>
  );
