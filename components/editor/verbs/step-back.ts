import { format } from "#lib/i18n/message.ts";
import type { NamedStep } from "../state/editor-store.ts";
import type { Work } from "../work/work-context.tsx";

/** What a step did, in words: "move 3 fields". */
export function stepName({ label, count }: NamedStep, { words }: Pick<Work, "words">): string {
	const { steps } = words.paper;
	const forms = Object.entries(steps).find(([key]) => key === label)?.[1] ?? steps.change;
	return typeof forms === "string" ? forms : format(forms, { count });
}

/** Takes one's last step back, or does it again, and says which it was. */
export function stepBack(work: Work, way: "undo" | "redo"): void {
	const { store, words } = work;
	const step = store.getSnapshot()[way];
	if (!step) return;
	if (way === "undo") store.undo();
	else store.redo();
	const { fields } = store.getSnapshot().draft;
	const { selection } = work.view.getSnapshot();
	work.view.set({ selection: selection.filter((key) => fields[key]) });
	const sentence = way === "undo" ? words.layout.said.undone : words.layout.said.redone;
	work.announcer.say(format(sentence, { what: stepName(step, work) }));
}
