import { createListeners } from "#components/ui/listeners.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { UnclosedTags } from "#lib/draft/unclosed-tag-problems.ts";
import { type Found, openProposals, type Proposal } from "./proposal.ts";

export type ProposalState = {
	found: Found;
	/** The first text of each file that is meant as a tag, but is not closed. */
	unclosedTags: UnclosedTags;
	/** Nobody wants to see them now. */
	isPutOff: boolean;
	/** Id of the one that is looked at. */
	active: string | null;
};

export type ProposalStore = {
	getSnapshot(): ProposalState;
	subscribe(listener: () => void): () => void;
	set(change: Partial<ProposalState>): void;
	/** Those that are still to be proposed; the very same list as long as nothing about them changes. */
	open(draft: Pick<DraftState, "files" | "fields">): readonly Proposal[];
};

/** What was found in the files of one desk. */
export function createProposals(): ProposalStore {
	let state: ProposalState = { found: {}, unclosedTags: {}, isPutOff: false, active: null };
	let last: { of: readonly unknown[]; open: readonly Proposal[] } = { of: [], open: [] };
	const listeners = createListeners();
	return {
		getSnapshot: () => state,
		subscribe: listeners.subscribe,
		set(change) {
			state = { ...state, ...change };
			listeners.notify();
		},
		open({ files, fields }) {
			const of = [files, fields, state.found];
			if (of.some((part, index) => part !== last.of[index])) {
				last = { of, open: openProposals({ files, fields }, state.found) };
			}
			return last.open;
		},
	};
}
