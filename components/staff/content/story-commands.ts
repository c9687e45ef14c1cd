import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { markTypes, types } from './story-schema';

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === types.heading) return false;
  dispatch?.(state.tr.replaceSelectionWith(types.line_break.create()).scrollIntoView());
  return true;
};

/** The list around the selection, the inner one first. */
function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (isList(node.type)) return { node, at: $from.before(depth) };
  }
  return null;
}
const isList = (type: NodeType) => type === types.bullet_list || type === types.ordered_list;
const isWithin = ({ selection: { $from } }: EditorState, type: NodeType) =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type).includes(type);

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const around = listAround(state);
    if (around === null) return wrapInList(type)(state, dispatch, view);
    if (around.node.type === type) return liftListItem(types.list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.at, type, { tight: around.node.attrs['tight'] }));
    return true;
  };
const toggleQuote: Command = (state, dispatch, view) =>
  (isWithin(state, types.blockquote) ? lift : wrapIn(types.blockquote))(state, dispatch, view);

const isHeading = ({ selection: { $from } }: EditorState, level: number) =>
  $from.parent.type === types.heading && $from.parent.attrs['level'] === level;
const toggleHeading =
  (level: number): Command =>
  (state, dispatch, view) =>
    (isHeading(state, level) ? setBlockType(types.paragraph) : setBlockType(types.heading, { level }))(
      state,
      dispatch,
      view,
    );

/** What stands in the selection, or would be typed at the caret. */
function isMarked({ doc, selection, storedMarks }: EditorState, name: 'strong' | 'em' | 'link'): boolean {
  const type = markTypes[name];
  const { from, to, empty, $from } = selection;
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

export type Tool = { run: Command; isOn?: (state: EditorState) => boolean };
const toggle = (run: Command, isOn: (state: EditorState) => boolean): Tool => ({ run, isOn });
export const tools = {
  bold: toggle(toggleMark(markTypes.strong), (state) => isMarked(state, 'strong')),
  italic: toggle(toggleMark(markTypes.em), (state) => isMarked(state, 'em')),
  heading: toggle(toggleHeading(2), (state) => isHeading(state, 2)),
  subheading: toggle(toggleHeading(3), (state) => isHeading(state, 3)),
  list: toggle(toggleList(types.bullet_list), (state) => listAround(state)?.node.type === types.bullet_list),
  numbers: toggle(
    toggleList(types.ordered_list),
    (state) => listAround(state)?.node.type === types.ordered_list,
  ),
  quote: toggle(toggleQuote, (state) => isWithin(state, types.blockquote)),
  undo: { run: undo },
  redo: { run: redo },
} satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;

/** What turns into a block while it is typed. */
export const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, types.heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-*]\s$/, types.bullet_list),
    wrappingInputRule(/^\s*(\d{1,3})\.\s$/, types.ordered_list, ([, number]) => ({ start: Number(number) })),
    wrappingInputRule(/^\s*>\s$/, types.blockquote),
  ],
});

/** `leave`: the caret goes to the buttons. */
export const keys = (leave: () => void) =>
  keymap({
    'Mod-b': tools.bold.run,
    'Mod-i': tools.italic.run,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Backspace: undoInputRule,
    Enter: splitListItem(types.list_item),
    'Shift-Enter': chainCommands(exitCode, lineBreak),
    'Mod-]': sinkListItem(types.list_item),
    'Mod-[': liftListItem(types.list_item),
    'Alt-F10': () => {
      leave();
      return true;
    },
  });
