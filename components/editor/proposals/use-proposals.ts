"use client";

import { useSyncExternalStore } from "react";
import { offeredBy } from "../fields/custom-tool.ts";
import { useDesk } from "../state/use-editor.ts";
import { useWork } from "../work/work-context.tsx";
import type { Proposal } from "./proposal.ts";
import type { ProposalState } from "./proposal-store.ts";

const NONE: readonly Proposal[] = [];

/** A part of what is still to be proposed, or what follows from it. */
export function useOpenProposals<T>(select: (open: readonly Proposal[]) => T): T {
	const { proposals, facts } = useWork();
	useProposalState(({ found }) => found);
	// A brand that offers only its own fields wants no others.
	return useDesk(({ draft }) => select(offeredBy(facts, draft.document).hasBuiltIn ? proposals.open(draft) : NONE));
}

/** A part of how proposals are looked at. */
export function useProposalState<T>(select: (state: ProposalState) => T): T {
	const { proposals } = useWork();
	const read = () => select(proposals.getSnapshot());
	return useSyncExternalStore(proposals.subscribe, read, read);
}
