import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Node } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { StoryNode } from '@/lib/stories/inline-markdown';
import { markdownOf } from '@/lib/stories/story-markdown';
import { plainPaste } from './plain-paste';
import { keys, rules } from './story-commands';
import { markTypes, storySchema, types } from './story-schema';

/** The document of the server's answer; null where it is none that this editor would give back as the same text. */
export function readStory(doc: StoryNode, body: string): Node | null {
  try {
    const node = Node.fromJSON(storySchema, doc);
    node.check();
    return markdownOf(jsonOf(node)) === body ? node : null;
  } catch {
    return null;
  }
}

/** A node that has not changed gives the same object, so that its Markdown need not be written anew. */
const known = new WeakMap<Node, StoryNode>();
function jsonOf(node: Node): StoryNode {
  const found = known.get(node);
  if (found) return found;
  const isWhole = node.isTextblock || node.isLeaf;
  const json: StoryNode = isWhole
    ? node.toJSON()
    : { type: node.type.name, attrs: node.attrs, content: node.content.content.map(jsonOf) };
  known.set(node, json);
  return json;
}

type Options = {
  attributes: Record<string, string>;
  changed: (body: string) => void;
  /** The caret goes to the buttons. */
  leave: () => void;
};

/** A story's body while it is edited as it will look. Its Markdown is told with every change. */
export class FormattedText {
  #state: EditorState;
  #view: EditorView | undefined;
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();

  constructor(doc: Node, options: Options) {
    this.#options = options;
    const plugins = [rules, keys(options.leave), keymap(baseKeymap), history()];
    this.#state = EditorState.create({ doc, plugins });
  }

  readonly state = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly mount = (element: HTMLElement): (() => void) => {
    const view = new EditorView(element, {
      state: this.#state,
      attributes: this.#options.attributes,
      transformPastedHTML: plainPaste,
      dispatchTransaction: (change) => {
        this.#state = this.#state.apply(change);
        view.updateState(this.#state);
        if (change.docChanged) this.#options.changed(markdownOf(jsonOf(this.#state.doc)));
        for (const listener of this.#listeners) listener();
      },
    });
    this.#view = view;
    return () => {
      this.#view = undefined;
      view.destroy();
    };
  };

  readonly can = (run: Command): boolean => run(this.#state);

  readonly run = (run: Command): void => {
    run(this.#state, this.#view?.dispatch.bind(this.#view), this.#view);
    this.#view?.focus();
  };

  readonly focus = (): void => this.#view?.focus();

  /** The address of the link at the caret; blank where there is none. */
  readonly linkHere = (): string => {
    const { doc, selection } = this.#state;
    let address = '';
    doc.nodesBetween(selection.from, Math.max(selection.to, selection.from + 1), ({ marks }) => {
      address ||= markTypes.link.isInSet(marks)?.attrs['href'] ?? '';
    });
    return address;
  };

  /** Links what is selected, or the link at the caret, or the address itself. `null` takes the link away. */
  readonly link = (href: string | null): void =>
    this.run((state, dispatch) => {
      const { from, to } = linkedRange(state) ?? state.selection;
      const { tr } = state;
      if (href === null) dispatch?.(tr.removeMark(from, to, markTypes.link));
      else {
        const end = from === to ? from + href.length : to;
        if (from === to) tr.insertText(href, from);
        dispatch?.(
          tr.removeMark(from, end, markTypes.link).addMark(from, end, markTypes.link.create({ href })),
        );
      }
      return true;
    });

  /** A picture in a paragraph of its own behind the one of the caret. */
  readonly insertPicture = (src: string, alt: string): void =>
    this.run(({ tr, selection: { $from } }, dispatch) => {
      const at = $from.depth === 0 ? $from.pos : $from.after(1);
      dispatch?.(
        tr.insert(at, types.paragraph.create(null, types.image.create({ src, alt }))).scrollIntoView(),
      );
      return true;
    });
}

/** All of the link at a caret without a selection. */
function linkedRange({ selection: { $from, empty } }: EditorState): { from: number; to: number } | null {
  const isLinked = (index: number) =>
    markTypes.link.isInSet($from.parent.maybeChild(index)?.marks ?? []) !== undefined;
  let [first, last] = [$from.index(), $from.index()];
  if (!empty || !isLinked(first)) return null;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  return { from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}
