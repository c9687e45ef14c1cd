import type { Context } from './context';
import type { Resume, ResumeDeps } from './resume';

/**
 * Resuming, whose code is fetched when the settings ask for it; before that nothing is stored, followed or restored.
 * `load` gives null where nothing is to be waited for. If the code does not come, the chat goes on without it.
 */
export function makeLazyResume(
  context: Context,
  deps: ResumeDeps,
): Resume & { load(): Promise<void> | null } {
  const { getState, ports } = context;
  let resume: Resume | null = null;
  let loading: Promise<void> | null = null;
  let isFollowing = false;
  let unfollow = () => {};

  const fetchResume = async () => {
    try {
      const [{ makeResume }] = await Promise.all([import('./resume'), ports.snapshots?.load?.()]);
      resume = makeResume(context, deps);
      if (isFollowing) unfollow = resume.follow();
    } catch (reason) {
      ports.log.error('The conversation cannot be resumed:', reason);
    }
  };
  const load = () => {
    const { resume: isWanted, disabled } = getState().settings.chatHistory;
    if (isWanted && !disabled) loading ??= fetchResume();
    return resume ? null : loading;
  };
  return {
    load,
    save() {
      if (resume) resume.save();
      else if (getState().hasFlowStarted) void load()?.then(() => resume?.save());
    },
    restore: () => resume?.restore() ?? false,
    follow() {
      isFollowing = true;
      unfollow = resume?.follow() ?? (() => {});
      return () => {
        isFollowing = false;
        unfollow();
      };
    },
    leave: () => resume?.leave(),
    forget() {
      if (resume) resume.forget();
      else ports.snapshots?.clear();
    },
  };
}
