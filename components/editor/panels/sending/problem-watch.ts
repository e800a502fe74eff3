import type { DeskStore } from "#components/editor/state/editor-store.ts";
import { createListeners } from "#components/ui/listeners.ts";
import { diffStates } from "#lib/draft/diff-states.ts";
import type { DraftProblem } from "#lib/draft/draft-problem.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DeskFacts } from "#lib/draft/editor-facts.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";

/** What stands against sending a draft, and which state of it that was said of. */
type Judged = {
	draft: DraftState;
	/** In a correction only those that what was sent does not have. */
	problems: readonly DraftProblem[];
	/** In a correction: whether it differs from what was sent. */
	isChanged: boolean;
};

type ProblemWatch = {
	/** null: nothing was looked through yet. */
	getSnapshot(): Judged | null;
	subscribe(listener: () => void): () => void;
	/** Looks it through at once: somebody waits for it. */
	hurry(): void;
};

function isSame(one: DraftProblem, other: DraftProblem): boolean {
	return one.kind === other.kind && isSameValue(one.at, other.at) && one.values.other === other.values.other;
}

const REST_MS = 250;
const watches = new WeakMap<DeskStore, ProblemWatch>();

/** Looks a draft through whenever it rests; one for all who ask. What does it is loaded then, never before the desk is there. */
export function problemWatch(store: DeskStore, facts: DeskFacts): ProblemWatch {
	const known = watches.get(store);
	if (known) return known;
	const made = createWatch(store, facts);
	watches.set(store, made);
	return made;
}

function createWatch(store: DeskStore, facts: DeskFacts): ProblemWatch {
	let judged: Judged | null = null;
	let known: readonly DraftProblem[] | null = null;
	let timer: ReturnType<typeof setTimeout> | null = null;
	let stop: (() => void) | null = null;
	const listeners = createListeners();
	const judge = async () => {
		const [{ findDraftProblems, findTemplateProblems }, { loadRegexEngine }] = await Promise.all([
			import("#lib/draft/draft-problems.ts"),
			import("#lib/fields/rules/regex.ts"),
		]);
		const find = facts.template ? findTemplateProblems : findDraftProblems;
		await loadRegexEngine();
		const { draft } = store.getSnapshot();
		if (judged?.draft === draft) return;
		const base = facts.correction?.base ?? null;
		known ??= base ? find(base, facts) : [];
		const problems = find(draft, facts).filter((problem) => !known?.some((one) => isSame(one, problem)));
		judged = { draft, problems, isChanged: base !== null && diffStates(base, draft).length > 0 };
		listeners.notify();
	};
	const rest = () => {
		if (store.getSnapshot().draft === judged?.draft) return;
		if (timer) clearTimeout(timer);
		// Without a connection the module may not come; it is asked for again with the next change.
		timer = setTimeout(() => void judge().catch(() => {}), REST_MS);
	};
	return {
		getSnapshot: () => judged,
		hurry() {
			if (timer) clearTimeout(timer);
			void judge().catch(() => {});
		},
		subscribe(listener) {
			const unsubscribe = listeners.subscribe(listener);
			stop ??= store.subscribe(rest);
			rest();
			return () => {
				unsubscribe();
				if (listeners.count() > 0) return;
				stop?.();
				stop = null;
			};
		},
	};
}
